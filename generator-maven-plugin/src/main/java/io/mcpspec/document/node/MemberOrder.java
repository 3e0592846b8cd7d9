package io.mcpspec.document.node;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Orders the members of one JSON value as another has them, so that the two can be read side by side. */
public final class MemberOrder {

  private MemberOrder() {}

  /** The same value: members that both have come in the other's order, then those that only this one has. */
  public static Node like(Node value, Node model) {
    if (value instanceof Mapping mapping && model instanceof Mapping other) {
      return members(mapping, other);
    }
    if (value instanceof Sequence sequence && model instanceof Sequence other) {
      List<Node> items = new ArrayList<>();
      for (int i = 0; i < sequence.items().size(); i++) {
        Node item = sequence.items().get(i);
        items.add(i < other.items().size() ? like(item, other.items().get(i)) : item);
      }
      return new Sequence(items, sequence.span());
    }
    return value;
  }

  private static Mapping members(Mapping mapping, Mapping model) {
    Map<String, Mapping.Entry> left = new LinkedHashMap<>();
    mapping.entries().forEach(entry -> left.put(entry.key(), entry));
    List<Mapping.Entry> ordered = new ArrayList<>();
    for (Mapping.Entry other : model.entries()) {
      Mapping.Entry entry = left.remove(other.key());
      if (entry != null) {
        ordered.add(new Mapping.Entry(entry.key(), entry.keySpan(), like(entry.value(), other.value())));
      }
    }
    ordered.addAll(left.values());
    return new Mapping(ordered, mapping.span());
  }
}
