package io.mcpspec.publish.wire;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
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

  /**
   * The schema with each schema directly inside it replaced; everything else stays as it is. Where none becomes
   * another, as for most, it is the schema itself.
   */
  static Mapping replace(Mapping schema, UnaryOperator<Node> replacement) {
    return values(schema, entry -> value(entry, replacement));
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
      return values(byName, named -> replacement.apply(named.value()));
    }
    return !(value instanceof Sequence) && ONE.contains(entry.key()) ? replacement.apply(value) : value;
  }

  private static Mapping values(Mapping mapping, Function<Mapping.Entry, Node> replacement) {
    List<Mapping.Entry> entries = new ArrayList<>(mapping.entries().size());
    boolean same = true;
    for (Mapping.Entry entry : mapping.entries()) {
      Node value = replacement.apply(entry);
      same &= value == entry.value();
      entries.add(value == entry.value() ? entry : new Mapping.Entry(entry.key(), entry.keySpan(), value));
    }
    return same ? mapping : new Mapping(entries, mapping.span());
  }
}
