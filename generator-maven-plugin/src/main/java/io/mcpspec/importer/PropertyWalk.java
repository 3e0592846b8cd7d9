package io.mcpspec.importer;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.Subschema;
import io.mcpspec.jsonschema.Subschemas;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/** Goes through the properties of a schema and of all schemas inside it. */
final class PropertyWalk {

  private PropertyWalk() {}

  /** Shows every property with its schema, outer ones first. */
  static void properties(Node schema, BiConsumer<String, Node> visitor) {
    replaceProperties(schema, (name, value) -> {
      visitor.accept(name, value);
      return Optional.empty();
    });
  }

  /**
   * The schema with properties replaced.
   *
   * @param replacement what stands in a property's place; none to go on inside it
   */
  static Node replaceProperties(Node node, BiFunction<String, Node, Optional<Node>> replacement) {
    return node instanceof Mapping schema
        ? Subschemas.replaceByPlace(schema, inside -> replaced(inside, replacement))
        : node;
  }

  private static Node replaced(Subschema inside, BiFunction<String, Node, Optional<Node>> replacement) {
    return inside.property()
        .flatMap(property -> replacement.apply(property, inside.schema()))
        .orElseGet(() -> replaceProperties(inside.schema(), replacement));
  }

  /** Whether any mapping inside has one of these keys. */
  static boolean has(Node node, Set<String> keys) {
    if (node instanceof Sequence list) {
      return list.items().stream().anyMatch(item -> has(item, keys));
    }
    return node instanceof Mapping mapping && mapping.entries().stream()
        .anyMatch(entry -> keys.contains(entry.key()) || has(entry.value(), keys));
  }

  /** Whether a reference leads to a part of the schema other than a definition: that part must be kept. */
  static boolean pointsInside(Node node) {
    if (node instanceof Sequence list) {
      return list.items().stream().anyMatch(PropertyWalk::pointsInside);
    }
    return node instanceof Mapping mapping && mapping.entries().stream().anyMatch(PropertyWalk::pointsInside);
  }

  private static boolean pointsInside(Mapping.Entry entry) {
    boolean pointer = entry.key().equals("$ref") && entry.value() instanceof Scalar reference
        && reference.text().startsWith("#/") && !reference.text().matches("#/(\\$defs|definitions)/[^/]*");
    return pointer || pointsInside(entry.value());
  }
}
