package io.mcpspec.importer.update;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.spec.model.NamedOrder;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** What {@code order} has to say of one list. */
final class ListOrder {

  private ListOrder() {}

  /**
   * Adds the names of one list: those that are written, where they still give the order, or else all.
   *
   * @param names the names as the server lists them
   * @param others names that may be written besides
   */
  static void put(
      String list, Optional<Mapping> written, List<String> names, Collection<String> others, MappingBuilder order) {
    List<Node> items = written.flatMap(mapping -> mapping.get(list)).orElse(null) instanceof Sequence sequence
        ? sequence.items()
        : List.of();
    List<Node> kept = kept(items, names, others);
    List<String> first = kept.stream().map(ListOrder::text).toList();
    if (!NamedOrder.of(names, name -> name, first).equals(names)) {
      order.put(list, NamedOrder.names(names));
    } else if (!kept.isEmpty()) {
      order.put(list, new Sequence(kept, kept.get(0).span()));
    }
  }

  private static String text(Node item) {
    return ((Scalar) item).text();
  }

  /** The entries that still stand for something. */
  private static List<Node> kept(List<Node> entries, List<String> names, Collection<String> others) {
    List<Node> kept = new ArrayList<>();
    for (Node entry : entries) {
      int most = Math.max(Collections.frequency(names, text(entry)), others.contains(text(entry)) ? 1 : 0);
      if (Collections.frequency(kept, entry) < most) {
        kept.add(entry);
      }
    }
    return kept;
  }
}
