package io.mcpspec.importer.update;

import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
import io.mcpspec.generator.tree.Sequence;
import java.util.Collection;
import java.util.Comparator;
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
    List<Node> kept = items.stream()
        .filter(item -> names.contains(text(item)) || others.contains(text(item))).toList();
    if (!served(kept.stream().map(ListOrder::text).toList(), names).equals(names)) {
      order.put(list, names.stream().distinct().toList());
    } else if (!kept.isEmpty()) {
      order.put(list, new Sequence(kept, kept.get(0).span()));
    }
  }

  private static String text(Node item) {
    return ((Scalar) item).text();
  }

  /** The order that a list is served in: what is named first, then the others by name. */
  private static List<String> served(List<String> first, List<String> names) {
    return names.stream()
        .sorted(Comparator
            .comparingInt((String name) -> first.contains(name) ? first.indexOf(name) : Integer.MAX_VALUE)
            .thenComparing(name -> name))
        .toList();
  }
}
