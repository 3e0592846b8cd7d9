package io.mcpspec.generator.wire;

import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Sequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The schemas directly inside a schema. What stands in {@code enum}, {@code const}, {@code default}, {@code examples}
 * or an unknown keyword is data, also where it looks like a schema; a property may have the name of any keyword.
 */
final class Subschemas {

  private static final Set<String> ONE = Set.of(
      "items", "additionalItems", "unevaluatedItems", "contains", "additionalProperties", "unevaluatedProperties",
      "propertyNames", "not", "if", "then", "else", "contentSchema");
  private static final Set<String> LIST = Set.of("allOf", "anyOf", "oneOf", "prefixItems", "items");
  private static final Set<String> BY_NAME = Set.of(
      "properties", "patternProperties", "dependentSchemas", "dependencies", "$defs", "definitions");

  private Subschemas() {}

  /** The schema with each schema directly inside it replaced; everything else stays as it is. */
  static Mapping replace(Mapping schema, UnaryOperator<Node> replacement) {
    List<Mapping.Entry> entries = schema.entries().stream()
        .map(entry -> new Mapping.Entry(entry.key(), entry.keySpan(), value(entry, replacement)))
        .toList();
    return new Mapping(entries, schema.span());
  }

  /** The schemas directly inside a schema, in written order. */
  static List<Node> of(Mapping schema) {
    List<Node> found = new ArrayList<>();
    replace(schema, subschema -> {
      found.add(subschema);
      return subschema;
    });
    return found;
  }

  private static Node value(Mapping.Entry entry, UnaryOperator<Node> replacement) {
    Node value = entry.value();
    if (value instanceof Sequence list && LIST.contains(entry.key())) {
      return new Sequence(list.items().stream().map(replacement).toList(), list.span());
    }
    if (value instanceof Mapping byName && BY_NAME.contains(entry.key())) {
      List<Mapping.Entry> entries = byName.entries().stream()
          .map(named -> new Mapping.Entry(named.key(), named.keySpan(), replacement.apply(named.value())))
          .toList();
      return new Mapping(entries, byName.span());
    }
    return !(value instanceof Sequence) && ONE.contains(entry.key()) ? replacement.apply(value) : value;
  }
}
