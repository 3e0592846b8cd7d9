package io.mcpspec.spec.resolve.schema;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.document.source.Span;
import io.mcpspec.jsonschema.Subschemas;
import io.mcpspec.jsonschema.check.BrokenReference;
import io.mcpspec.jsonschema.check.SchemaFastPath;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Checks what a validator can: that a schema is one, that it can be used, and that its defaults fit. */
final class SchemaValues {

  static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";
  private static final Node META_SCHEMA =
      new MappingBuilder(Span.of(new SourceFile("", ""))).put("$ref", DIALECT).build();

  private final InstanceCheck instances;
  private final SchemaFastPath plain;
  private final Set<String> types;

  /** Schemas may refer to {@code types}. */
  SchemaValues(InstanceCheck instances, SchemaFastPath plain, Set<String> types) {
    this.instances = instances;
    this.plain = plain;
    this.types = types;
  }

  /**
   * Checks a whole schema.
   *
   * @param endless whether it applies itself to the same value without end
   * @return whether values can be validated against it
   */
  boolean check(Node schema, boolean endless) {
    if (!endless && plain.vouchesFor(schema)) {
      checkDefaults(schema);
      return true;
    }
    boolean otherDialect =
        schema instanceof Mapping mapping
            && mapping.get("$schema").orElse(null) instanceof Scalar dialect
            && !dialect.text().equals(DIALECT);
    boolean isSchema =
        otherDialect || instances.check(Code.BAD_SCHEMA, "this is not JSON Schema 2020-12", schema, META_SCHEMA);
    return isSchema && isUsable(schema, endless);
  }

  private boolean isUsable(Node schema, boolean endless) {
    Optional<String> obstacle = instances.validator().obstacle(schema, endless);
    obstacle.ifPresent(reason -> report(schema, reason));
    if (obstacle.isEmpty()) {
      checkDefaults(schema);
    }
    return obstacle.isEmpty();
  }

  private void report(Node schema, String reason) {
    List<BrokenReference> broken = BrokenReference.in(schema, types);
    for (BrokenReference reference : broken) {
      instances.diagnostics().report(
          new Diagnostic(
              Code.SCHEMA_NOT_CHECKED,
              reference.place(),
              "`" + reference.text() + "` leads nowhere: " + reference.reason(),
              List.of("no validator can use the schema, so its defaults and examples are not checked"),
              reference.help()));
    }
    if (broken.isEmpty()) {
      instances.diagnostics().report(
          new Diagnostic(
              Code.SCHEMA_NOT_CHECKED,
              schema.place(),
              "no validator can use this schema, so defaults and examples are not held against it",
              List.of(reason),
              List.of()));
    }
  }

  /** A part that refers to the whole document by {@code #} cannot be taken alone. */
  private void checkDefaults(Node node) {
    if (!(node instanceof Mapping schema)) {
      return;
    }
    Optional<Node> value = schema.get("default");
    if (value.isPresent() && !JsonWriter.compact(schema).contains("\"$ref\":\"#")) {
      instances.check(Code.DEFAULT_MISMATCH, "the default does not fit its schema", value.get(), schema);
    }
    Subschemas.of(schema).forEach(this::checkDefaults);
  }
}
