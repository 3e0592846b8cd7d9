package io.mcpspec.generator.resolve;

import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.diagnostic.Diagnostic;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.source.SourceFile;
import io.mcpspec.generator.source.Span;
import io.mcpspec.generator.tree.JsonWriter;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
import java.util.List;
import java.util.Optional;

/** Checks what a validator can: that a schema is one, that it can be used, and that its defaults fit. */
final class SchemaValues {

  private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";
  private static final Node META_SCHEMA =
      new MappingBuilder(Span.of(new SourceFile("", ""))).put("$ref", DIALECT).build();

  private final InstanceCheck instances;
  private final Diagnostics diagnostics;

  SchemaValues(InstanceCheck instances, Diagnostics diagnostics) {
    this.instances = instances;
    this.diagnostics = diagnostics;
  }

  /** Checks a whole schema and tells whether values can be held against it. */
  boolean check(Node schema) {
    boolean otherDialect =
        schema instanceof Mapping mapping
            && mapping.get("$schema").orElse(null) instanceof Scalar dialect
            && !dialect.text().equals(DIALECT);
    boolean isSchema =
        otherDialect || instances.check(Code.BAD_SCHEMA, "this is no JSON Schema 2020-12", schema, META_SCHEMA);
    return isSchema && isUsable(schema);
  }

  private boolean isUsable(Node schema) {
    Optional<String> obstacle = instances.obstacle(schema);
    obstacle.ifPresent(reason -> report(schema, reason));
    if (obstacle.isEmpty()) {
      checkDefaults(schema);
    }
    return obstacle.isEmpty();
  }

  private void report(Node schema, String reason) {
    List<BrokenReference> broken = BrokenReference.in(schema);
    for (BrokenReference reference : broken) {
      diagnostics.report(
          new Diagnostic(
              Code.SCHEMA_NOT_CHECKED,
              reference.place(),
              "`" + reference.text() + "` leads nowhere: " + reference.reason(),
              List.of("no validator can use the schema, so its defaults and examples are not checked"),
              reference.help().map(List::of).orElse(List.of())));
    }
    if (broken.isEmpty()) {
      diagnostics.report(
          new Diagnostic(
              Code.SCHEMA_NOT_CHECKED,
              Scope.place(schema),
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
    boolean standsAlone = !JsonWriter.compact(schema).contains("\"$ref\":\"#");
    if (standsAlone) {
      String message = "the default does not fit its schema";
      schema.get("default").ifPresent(value -> instances.check(Code.DEFAULT_MISMATCH, message, value, schema));
    }
    schema.entries().forEach(entry -> SchemaKeywords.schemasIn(entry).forEach(this::checkDefaults));
  }
}
