package io.mcpspec.publish.wire;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import java.util.List;
import java.util.Optional;

/** Which JSON types a schema allows by what it says itself. */
final class SchemaTypes {

  private static final String NULL = "null";

  private SchemaTypes() {}

  /** The names in {@code type}; empty when it is not there. */
  static List<String> declared(Mapping schema) {
    Node type = schema.get("type").orElse(null);
    if (type instanceof Scalar name) {
      return List.of(name.text());
    }
    return type instanceof Sequence names ? names(names) : List.of();
  }

  private static List<String> names(Sequence list) {
    return list.items().stream()
        .filter(Scalar.class::isInstance)
        .map(name -> ((Scalar) name).text())
        .distinct()
        .toList();
  }

  /** The one type that is declared, or that all values of {@code enum} have. */
  static Optional<String> single(Mapping schema) {
    List<String> names = declared(schema);
    if (names.isEmpty() && schema.get("enum").orElse(null) instanceof Sequence values) {
      names = values.items().stream().map(SchemaTypes::of).distinct().toList();
    }
    return names.size() == 1 ? Optional.of(names.get(0)) : Optional.empty();
  }

  /** Whether only {@code null} fits. */
  static boolean isOnlyNull(Node schema) {
    return schema instanceof Mapping mapping
        && (declared(mapping).equals(List.of(NULL))
            || mapping.get("const").filter(SchemaTypes::isNull).isPresent()
            || mapping.get("enum").filter(SchemaTypes::hasOnlyNulls).isPresent());
  }

  /** Whether the schema names {@code null} among what fits. */
  static boolean allowsNull(Node schema) {
    return isOnlyNull(schema)
        || schema instanceof Mapping mapping
            && (declared(mapping).contains(NULL)
                || Simplification.alternatives(mapping).stream().anyMatch(SchemaTypes::allowsNull));
  }

  static boolean isNull(Node value) {
    return value instanceof Scalar scalar && scalar.kind() == Scalar.Kind.NULL;
  }

  private static boolean hasOnlyNulls(Node values) {
    return values instanceof Sequence list
        && !list.items().isEmpty()
        && list.items().stream().allMatch(SchemaTypes::isNull);
  }

  private static String of(Node value) {
    if (value instanceof Scalar scalar) {
      return switch (scalar.kind()) {
        case STRING -> "string";
        case INTEGER -> "integer";
        case NUMBER -> "number";
        case BOOLEAN -> "boolean";
        case NULL -> NULL;
      };
    }
    return value instanceof Sequence ? "array" : "object";
  }
}
