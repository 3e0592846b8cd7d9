package io.mcpspec.publish.wire;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Says the same, or less, with fewer combinators: {@code allOf} is merged, a single alternative takes its combinator's
 * place, and what is left of alternatives stands in {@code anyOf}. Only the schema itself is simplified, not those in
 * it.
 */
final class Simplification {

  private Simplification() {}

  static Mapping of(Mapping schema) {
    return schema.has("allOf") || schema.has("anyOf") || schema.has("oneOf") ? simplified(schema) : schema;
  }

  private static Mapping simplified(Mapping schema) {
    Mapping merged = merged(schema);
    List<Node> alternatives = alternatives(merged).stream()
        .filter(branch -> !SchemaTypes.isOnlyNull(branch) && !isFalse(branch))
        .toList();
    Mapping rest = merged.without("anyOf", "oneOf");
    if (alternatives.size() == 1 && alternatives.get(0) instanceof Mapping only) {
      return of(both(rest, only));
    }
    boolean vacuous = alternatives.stream().anyMatch(branch -> !(branch instanceof Mapping));
    return alternatives.isEmpty() || vacuous
        ? rest
        : new MappingBuilder(schema.span())
            .putAll(rest)
            .put("anyOf", new Sequence(alternatives, schema.span()))
            .build();
  }

  /** The branches of {@code anyOf}, or else of {@code oneOf}. */
  static List<Node> alternatives(Mapping schema) {
    Node branches = schema.get("anyOf").or(() -> schema.get("oneOf")).orElse(null);
    return branches instanceof Sequence list ? list.items() : List.of();
  }

  /** Whether nothing fits the schema. */
  static boolean isFalse(Node schema) {
    return schema instanceof Scalar scalar && scalar.kind() == Scalar.Kind.BOOLEAN && scalar.text().equals("false");
  }

  private static Mapping merged(Mapping schema) {
    Mapping merged = schema.without("allOf");
    if (schema.get("allOf").orElse(null) instanceof Sequence parts) {
      for (Node part : parts.items()) {
        merged = part instanceof Mapping mapping ? both(merged, merged(mapping)) : merged;
      }
    }
    return merged;
  }

  /** What fits both fits the result: members of both are united, of two equal keywords the first is kept. */
  private static Mapping both(Mapping first, Mapping second) {
    MappingBuilder out = new MappingBuilder(first.span()).putAll(first);
    for (Mapping.Entry entry : second.entries()) {
      Node known = first.get(entry.key()).orElse(entry.value());
      out.put(entry.key(), united(entry.key(), known, entry.value()));
    }
    return out.build();
  }

  private static Node united(String keyword, Node first, Node second) {
    if (keyword.equals("required") && first instanceof Sequence names && second instanceof Sequence more) {
      Set<Node> all = new LinkedHashSet<>(names.items());
      all.addAll(more.items());
      return new Sequence(new ArrayList<>(all), names.span());
    }
    if (keyword.equals("properties") && first instanceof Mapping own && second instanceof Mapping other) {
      MappingBuilder properties = new MappingBuilder(own.span()).putAll(own);
      other.entries().forEach(entry -> properties.put(entry.key(),
          own.get(entry.key()).filter(property -> !property.equals(entry.value()))
              .map(property -> allOf(property, entry.value()))
              .orElse(entry.value())));
      return properties.build();
    }
    return first;
  }

  private static Node allOf(Node first, Node second) {
    return new MappingBuilder(first.span()).put("allOf", new Sequence(List.of(first, second), first.span())).build();
  }
}
