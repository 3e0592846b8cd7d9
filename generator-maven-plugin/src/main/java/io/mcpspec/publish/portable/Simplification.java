package io.mcpspec.publish.portable;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.jsonschema.SchemaMembers;
import io.mcpspec.publish.wire.Conjunction;
import java.util.List;

/**
 * Says the same, or less, with fewer combinators: {@code allOf} is merged, a single alternative takes its combinator's
 * place, and what is left of alternatives goes under {@code anyOf}. Only the schema itself is simplified, not those in
 * it.
 */
final class Simplification {

  private Simplification() {}

  static Mapping of(Mapping schema, Losses losses) {
    return schema.has("allOf") || schema.has("anyOf") || schema.has("oneOf") ? simplified(schema, losses) : schema;
  }

  private static Mapping simplified(Mapping schema, Losses losses) {
    Mapping merged = merged(schema, losses);
    List<Node> written = alternatives(merged);
    List<Node> alternatives = written.stream().filter(branch -> !SchemaMembers.isFalse(branch)).toList();
    Mapping rest = merged.without("anyOf", "oneOf");
    report(merged, alternatives, losses);
    if (alternatives.size() == 1 && alternatives.get(0) instanceof Mapping only) {
      return of(both(rest, only, losses), losses);
    }
    boolean open = alternatives.stream().anyMatch(branch -> !(branch instanceof Mapping));
    return alternatives.isEmpty() || open
        ? rest
        : new MappingBuilder(schema.span())
            .putAll(rest)
            .put("anyOf", new Sequence(alternatives, merged.get("anyOf").or(() -> merged.get("oneOf")).get().span()))
            .build();
  }

  private static void report(Mapping merged, List<Node> alternatives, Losses losses) {
    boolean any = merged.has("anyOf");
    merged.get("oneOf").filter(value -> any).ifPresent(value -> losses.add(Loss.Reason.UNJOINED, "oneOf", value));
    merged.get("oneOf").filter(value -> !any && !Disjoint.are(alternatives))
        .ifPresent(value -> losses.add(Loss.Reason.OVERLAP, "oneOf", value));
    merged.get(any ? "anyOf" : "oneOf").filter(value -> alternatives.isEmpty())
        .ifPresent(value -> losses.add(Loss.Reason.NOTHING_FITS, any ? "anyOf" : "oneOf", value));
  }

  /** The branches of {@code anyOf}, or else of {@code oneOf}. */
  static List<Node> alternatives(Mapping schema) {
    return new SchemaMembers(schema).list(schema.has("anyOf") ? "anyOf" : "oneOf");
  }

  private static Mapping merged(Mapping schema, Losses losses) {
    Mapping merged = schema.without("allOf");
    for (Node part : new SchemaMembers(schema).list("allOf")) {
      merged = part instanceof Mapping mapping ? both(merged, merged(mapping, losses), losses) : merged;
      if (SchemaMembers.isFalse(part)) {
        losses.add(Loss.Reason.NOTHING_FITS, "allOf", part);
      }
    }
    return merged;
  }

  /** What fits both fits the result. */
  static Mapping both(Mapping first, Mapping second, Losses losses) {
    Conjunction both = Conjunction.of(first, second);
    losses.addLeftOver(both.leftOver());
    return both.joined();
  }
}
