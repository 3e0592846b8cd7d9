package io.mcpspec.spec.resolve;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaException;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.Span;
import io.mcpspec.spec.model.SharedType;
import java.io.FileNotFoundException;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.PatternSyntaxException;

/** Holds values against schemas. Shared types are known to the validator by their own references, {@code type:NAME}. */
final class InstanceCheck {

  private final Map<String, SharedType> types;
  private final EndlessSchemas endless;
  private final ValueFastPath plain;
  private final Diagnostics diagnostics;
  private final Map<Node, Schema> compiled = new IdentityHashMap<>();
  private Optional<SchemaRegistry> registry = Optional.empty();

  InstanceCheck(Map<String, SharedType> types, Diagnostics diagnostics) {
    this.types = types;
    this.endless = new EndlessSchemas(types);
    this.plain = new ValueFastPath(types);
    this.diagnostics = diagnostics;
  }

  /** Made when the first value is checked: the validator is slow to load. */
  private SchemaRegistry registry() {
    if (registry.isEmpty()) {
      Map<String, String> schemas = new LinkedHashMap<>();
      types.values().forEach(type -> schemas.put("type:" + type.name(), JsonWriter.compact(type.schema())));
      SchemaRegistryConfig config = SchemaRegistryConfig.builder().locale(Locale.ENGLISH).build();
      registry = Optional.of(
          SchemaRegistry.withDefaultDialect(
              SpecificationVersion.DRAFT_2020_12,
              builder -> builder.schemas(schemas).schemaRegistryConfig(config)));
    }
    return registry.get();
  }

  /** Whether a schema, or one that it uses, applies itself to the same value again without end; to be asked once. */
  boolean isEndless(Node schema) {
    return endless.contains(schema);
  }

  /** Why no value can be held against {@code schema}, which is not endless; none when it can be used. */
  Optional<String> obstacle(Node schema) {
    try {
      compile(schema).initializeValidators();
      return Optional.empty();
    } catch (SchemaException failure) {
      return Optional.of(reason(failure));
    }
  }

  private static String reason(SchemaException failure) {
    String first = failure.getMessage().lines().findFirst().orElse("no reason is known");
    String detail = first.substring(first.indexOf("Exception: ") < 0 ? 0 : first.indexOf(": ") + 2);
    if (failure.getCause() instanceof FileNotFoundException) {
      return "it refers to `" + detail + "`, which is another document";
    }
    return failure.getCause() instanceof PatternSyntaxException ? "a pattern cannot be read: " + detail : detail;
  }

  /**
   * Reports the first place at which a value does not fit.
   *
   * @param code the kind of finding
   * @param what the value and its schema in words: {@code the example does not fit `input`}
   * @param schema a schema without {@linkplain #obstacle obstacle}
   * @return whether it fits
   */
  boolean check(Code code, String what, Node value, Node schema) {
    if (plain.fits(value, schema)) {
      return true;
    }
    List<Error> errors = compile(schema).validate(JsonWriter.compact(value), InputFormat.JSON);
    errors.stream().findFirst().ifPresent(error -> report(code, what, value, error));
    return errors.isEmpty();
  }

  private Schema compile(Node schema) {
    return compiled.computeIfAbsent(
        schema, node -> registry().getSchema(JsonWriter.compact(node), InputFormat.JSON));
  }

  private void report(Code code, String what, Node value, Error error) {
    String place = error.getInstanceLocation().toString();
    String note = (place.isEmpty() ? "" : "at " + place + ": ") + error.getMessage();
    diagnostics.report(new Diagnostic(code, span(value, error), what, List.of(note), List.of()));
  }

  /** The innermost written value on the way to the place of the error. */
  private static Span span(Node value, Error error) {
    Node current = value;
    for (int i = 0; i < error.getInstanceLocation().getNameCount(); i++) {
      Optional<Node> next = child(current, error.getInstanceLocation().getElement(i));
      if (next.isEmpty()) {
        break;
      }
      current = next.get();
    }
    return Scope.place(current);
  }

  private static Optional<Node> child(Node node, Object step) {
    if (node instanceof Sequence sequence) {
      return step instanceof Integer index && index < sequence.items().size()
          ? Optional.of(sequence.items().get(index))
          : Optional.empty();
    }
    return node instanceof Mapping mapping ? mapping.get(step.toString()) : Optional.empty();
  }
}
