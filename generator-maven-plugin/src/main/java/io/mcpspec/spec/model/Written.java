package io.mcpspec.spec.model;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.Span;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Where a declaration was written.
 *
 * @param span its name
 * @param members the values of its members, by the names that clients see
 */
public record Written(Span span, Map<String, Span> members) {

  public Written {
    members = Map.copyOf(members);
  }

  /** A declaration of which only the place of its name is known. */
  public static Written at(Span span) {
    return new Written(span, Map.of());
  }

  /** The same with the place of a member, when it was written. */
  public Written with(String member, Optional<? extends Node> value) {
    Map<String, Span> all = new TreeMap<>(members);
    value.ifPresent(node -> all.put(member, node.span()));
    return new Written(span, all);
  }

  /** The place of a member; where it is not known, that of the declaration. */
  public Span member(String name) {
    return members.getOrDefault(name, span);
  }
}
