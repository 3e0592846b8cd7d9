package io.mcpspec.spec.model;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.Span;
import java.util.Optional;

/**
 * A JSON Schema that others name by {@code $ref: type:NAME}.
 *
 * @param name name in references
 * @param schema the schema in linked form, facts substituted
 * @param span the declaration's name
 */
public record SharedType(String name, Node schema, Span span) {

  private static final String PREFIX = "type:";

  /** The name of the shared type that {@code schema} is a reference to, if it is one. */
  public static Optional<String> nameIn(Node schema) {
    return schema instanceof Mapping mapping
        ? mapping.get("$ref")
            .filter(reference -> reference instanceof Scalar scalar && scalar.isString())
            .map(reference -> ((Scalar) reference).text())
            .filter(text -> text.startsWith(PREFIX))
            .map(text -> text.substring(PREFIX.length()))
        : Optional.empty();
  }
}
