package io.mcpspec.importer;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/** Goes through the properties of a schema, as far as they are certainly schemas. */
final class SchemaWalk {

  private static final Set<String> ONE = Set.of("items", "additionalProperties");
  private static final Set<String> SEVERAL = Set.of("allOf", "anyOf", "oneOf");

  private SchemaWalk() {}

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
    if (!(node instanceof Mapping schema)) {
      return node;
    }
    List<Mapping.Entry> entries = schema.entries().stream()
        .map(entry -> new Mapping.Entry(entry.key(), entry.keySpan(), keyword(entry, replacement)))
        .toList();
    return new Mapping(entries, schema.span());
  }

  private static Node keyword(Mapping.Entry entry, BiFunction<String, Node, Optional<Node>> replacement) {
    if (entry.key().equals("properties") && entry.value() instanceof Mapping properties) {
      List<Mapping.Entry> entries = properties.entries().stream()
          .map(property -> new Mapping.Entry(property.key(), property.keySpan(), property(property, replacement)))
          .toList();
      return new Mapping(entries, properties.span());
    }
    if (SEVERAL.contains(entry.key()) && entry.value() instanceof Sequence list) {
      return new Sequence(
          list.items().stream().map(item -> replaceProperties(item, replacement)).toList(), list.span());
    }
    return ONE.contains(entry.key()) ? replaceProperties(entry.value(), replacement) : entry.value();
  }

  private static Node property(Mapping.Entry property, BiFunction<String, Node, Optional<Node>> replacement) {
    return replacement.apply(property.key(), property.value())
        .orElseGet(() -> replaceProperties(property.value(), replacement));
  }

  /** Whether any mapping inside has one of these keys. */
  static boolean has(Node node, Set<String> keys) {
    if (node instanceof Sequence list) {
      return list.items().stream().anyMatch(item -> has(item, keys));
    }
    return node instanceof Mapping mapping && mapping.entries().stream()
        .anyMatch(entry -> keys.contains(entry.key()) || has(entry.value(), keys));
  }

  /** Whether a reference leads to a part of the schema that is no definition: then that part has to stay there. */
  static boolean pointsInside(Node node) {
    if (node instanceof Sequence list) {
      return list.items().stream().anyMatch(SchemaWalk::pointsInside);
    }
    return node instanceof Mapping mapping && mapping.entries().stream().anyMatch(SchemaWalk::pointsInside);
  }

  private static boolean pointsInside(Mapping.Entry entry) {
    boolean pointer = entry.key().equals("$ref") && entry.value() instanceof Scalar reference
        && reference.text().startsWith("#/") && !reference.text().matches("#/(\\$defs|definitions)/[^/]*");
    return pointer || pointsInside(entry.value());
  }
}
