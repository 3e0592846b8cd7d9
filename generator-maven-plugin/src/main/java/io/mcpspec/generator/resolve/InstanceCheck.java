package io.mcpspec.generator.resolve;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.diagnostic.Diagnostic;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.model.SharedType;
import io.mcpspec.generator.source.Span;
import io.mcpspec.generator.tree.JsonWriter;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Sequence;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Holds values against schemas. Shared types are known to the validator by their own references, {@code type:NAME}. */
final class InstanceCheck {

  private final SchemaRegistry registry;
  private final Diagnostics diagnostics;

  InstanceCheck(Map<String, SharedType> types, Diagnostics diagnostics) {
    Map<String, String> schemas = new LinkedHashMap<>();
    types.values().forEach(type -> schemas.put("type:" + type.name(), JsonWriter.compact(type.schema())));
    SchemaRegistryConfig config = SchemaRegistryConfig.builder().locale(Locale.ENGLISH).build();
    this.registry =
        SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            builder -> builder.schemas(schemas).schemaRegistryConfig(config));
    this.diagnostics = diagnostics;
  }

  /**
   * Reports each place at which a value does not fit.
   *
   * @param code the kind of finding
   * @param what the value and its schema in words: {@code the example does not fit `input`}
   */
  void check(Code code, String what, Node value, Node schema) {
    Schema compiled = registry.getSchema(JsonWriter.compact(schema), InputFormat.JSON);
    List<Error> errors = compiled.validate(JsonWriter.compact(value), InputFormat.JSON);
    errors.stream().limit(1).forEach(error -> report(code, what, value, error));
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
      Object step = error.getInstanceLocation().getElement(i);
      Node next = child(current, step);
      if (next == null) {
        break;
      }
      current = next;
    }
    return current instanceof Mapping mapping && !mapping.entries().isEmpty()
        ? mapping.entries().get(0).keySpan()
        : current.span();
  }

  private static Node child(Node node, Object step) {
    if (node instanceof Sequence sequence && step instanceof Integer index && index < sequence.items().size()) {
      return sequence.items().get(index);
    }
    return node instanceof Mapping mapping ? mapping.get(step.toString()).orElse(null) : null;
  }
}
