package io.mcpspec.generator.resolve;

import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.source.SourceFile;
import io.mcpspec.generator.source.Span;
import io.mcpspec.generator.tree.JsonWriter;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
import io.mcpspec.generator.tree.Sequence;

/** Checks what a validator can: that a schema is one, and that its defaults fit. */
final class SchemaValues {

  private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";
  private static final Node META_SCHEMA =
      new MappingBuilder(Span.of(new SourceFile("", ""))).put("$ref", DIALECT).build();

  private final InstanceCheck instances;

  SchemaValues(InstanceCheck instances) {
    this.instances = instances;
  }

  /** Checks a whole schema; one that names another dialect is taken as it is. */
  void check(Node schema) {
    boolean otherDialect =
        schema instanceof Mapping mapping
            && mapping.get("$schema").orElse(null) instanceof Scalar dialect
            && !dialect.text().equals(DIALECT);
    if (!otherDialect) {
      instances.check(Code.BAD_SCHEMA, "this is no JSON Schema 2020-12", schema, META_SCHEMA);
    }
    checkDefaults(schema);
  }

  private void checkDefaults(Node node) {
    if (!(node instanceof Mapping schema)) {
      return;
    }
    boolean standsAlone = !JsonWriter.compact(schema).contains("\"$ref\":\"#");
    if (standsAlone) {
      String message = "the default does not fit its schema";
      schema.get("default").ifPresent(value -> instances.check(Code.DEFAULT_MISMATCH, message, value, schema));
    }
    schema.entries().forEach(this::checkInside);
  }

  private void checkInside(Mapping.Entry entry) {
    if (SchemaKeywords.MAPS.contains(entry.key()) && entry.value() instanceof Mapping map) {
      map.entries().forEach(member -> checkDefaults(member.value()));
    } else if (SchemaKeywords.LISTS.contains(entry.key()) && entry.value() instanceof Sequence list) {
      list.items().forEach(this::checkDefaults);
    } else if (SchemaKeywords.SCHEMAS.contains(entry.key())) {
      checkDefaults(entry.value());
    }
  }
}
