package io.mcpspec.release.schema.shape;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.SchemaMembers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A schema at its place. Two are equal only when they are the same place, which is quick to see, and ends the
 * comparison of schemas that contain themselves.
 *
 * @param document what {@code $ref} points into
 * @param node the schema
 */
public record SchemaPart(Node document, Node node) {

  public SchemaPart at(Node other) {
    return new SchemaPart(document, other);
  }

  /** The members of the schema. */
  public SchemaMembers members() {
    return SchemaMembers.of(node);
  }

  /** The schema under a keyword; a list is none. */
  Optional<SchemaPart> schema(String keyword) {
    return members().schema(keyword).map(this::at);
  }

  /** The schemas in a list. */
  public List<SchemaPart> schemas(String keyword) {
    return members().list(keyword).stream().map(this::at).toList();
  }

  /** The schemas by name. */
  Map<String, Schema> named(String keyword) {
    Map<String, Schema> found = new LinkedHashMap<>();
    for (Mapping.Entry entry : members().entries(keyword)) {
      if (SchemaMembers.isSchema(entry.value())) {
        found.put(entry.key(), Schema.of(at(entry.value())));
      }
    }
    return found;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SchemaPart site && node == site.node && document == site.document;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(node);
  }
}
