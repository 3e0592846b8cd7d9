package io.mcpspec.spec.model;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.Span;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A JSON Schema that others name by {@code $ref: type:NAME}.
 *
 * @param name name in references
 * @param schema the schema in linked form, facts substituted
 * @param span the declaration's name
 */
public record SharedType(String name, Node schema, Span span) {

  /** The schemas of shared types, by name. */
  public static Map<String, Node> schemas(Map<String, SharedType> types) {
    Map<String, Node> schemas = new LinkedHashMap<>();
    types.forEach((name, type) -> schemas.put(name, type.schema()));
    return schemas;
  }
}
