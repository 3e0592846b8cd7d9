package io.mcpspec.jsonschema.check;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaException;
import com.networknt.schema.SchemaRegistry;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.TypeReference;
import java.io.FileNotFoundException;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Validates values against schemas. The validator is slow to load: it is made for the first value that needs it. */
public final class SchemaValidator {

  private static final String ENDLESS = "it applies itself to the same value without end";

  private final Map<String, Node> types;
  private final EndlessSchemas endless;
  private final Evaluation plain;
  private final Map<Node, Schema> compiled = new IdentityHashMap<>();
  private Optional<SchemaRegistry> registry = Optional.empty();

  /**
   * @param types the shared types that schemas may use, by name
   */
  public SchemaValidator(Map<String, Node> types) {
    this.types = types;
    this.endless = new EndlessSchemas(types);
    this.plain = new Evaluation(types);
  }

  private SchemaRegistry registry() {
    if (registry.isEmpty()) {
      Map<String, String> schemas = new LinkedHashMap<>();
      types.forEach((name, schema) -> schemas.put(TypeReference.to(name), JsonWriter.compact(schema)));
      registry = Optional.of(QuietRegistry.of(schemas, false));
    }
    return registry.get();
  }

  /** Whether a schema, or one that it uses, applies itself to the same value without end; to be asked once. */
  public boolean isEndless(Node schema) {
    return endless.contains(schema);
  }

  /** Why no value can be validated against a schema; empty when the schema is usable. To be asked once. */
  public Optional<String> obstacle(Node schema) {
    return isEndless(schema) ? Optional.of(ENDLESS) : obstacle(schema, false);
  }

  /**
   * Why no value can be validated against a schema.
   *
   * @param endless whether the schema is {@linkplain #isEndless endless}
   */
  public Optional<String> obstacle(Node schema, boolean endless) {
    if (endless) {
      return Optional.of(ENDLESS);
    }
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
    return detail;
  }

  /**
   * The first place at which a value does not fit.
   *
   * @param schema a schema without {@linkplain #obstacle obstacle}
   */
  public Optional<Misfit> misfit(Node value, Node schema) {
    if (plain.fits(value, schema)) {
      return Optional.empty();
    }
    List<Error> errors = compile(schema).validate(JsonWriter.compact(value), InputFormat.JSON);
    return errors.stream().findFirst().map(error -> Misfit.of(value, error));
  }

  private Schema compile(Node schema) {
    return compiled.computeIfAbsent(
        schema, node -> registry().getSchema(JsonWriter.compact(node), InputFormat.JSON));
  }
}
