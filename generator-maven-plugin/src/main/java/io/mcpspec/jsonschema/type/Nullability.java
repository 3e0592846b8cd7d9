package io.mcpspec.jsonschema.type;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.jsonschema.SchemaMembers;
import java.util.HashSet;
import java.util.Set;

/** Whether a schema allows null beside other values, told from its own words so that recursion is no trouble. */
final class Nullability {

  private final Documents documents;

  Nullability(Documents documents) {
    this.documents = documents;
  }

  boolean nullable(SchemaSite site) {
    return nullable(site, new HashSet<>());
  }

  private boolean nullable(SchemaSite site, Set<String> seen) {
    SchemaSite end = documents.follow(site).orElse(site);
    Mapping schema = end.mapping();
    if (!seen.add(end.place()) || combined(schema)) {
      return false;
    }
    Set<String> types = end.types();
    if (!types.isEmpty() && !types.contains("null")) {
      return false;
    }
    if (schema.has("enum")) {
      return end.members().list("enum").stream().anyMatch(SchemaMembers::isNull);
    }
    return schema.has("anyOf") || schema.has("oneOf") ? variant(end, seen) : types.size() > 1;
  }

  /** Keywords that may take null away again; such schemas are read as raw JSON where null matters. */
  private static boolean combined(Mapping schema) {
    return schema.has("allOf") || schema.has("const") || schema.has("not") || schema.has("if") || schema.has("$ref");
  }

  private boolean variant(SchemaSite site, Set<String> seen) {
    return site.list(site.mapping().has("anyOf") ? "anyOf" : "oneOf").stream()
        .anyMatch(element -> onlyNull(element) || nullable(element, seen));
  }

  /** Whether the schema allows null and nothing else. */
  boolean onlyNull(SchemaSite site) {
    SchemaMembers schema = documents.follow(site).orElse(site).members();
    return schema.types().equals(Set.of("null")) || schema.value("const").filter(SchemaMembers::isNull).isPresent();
  }
}
