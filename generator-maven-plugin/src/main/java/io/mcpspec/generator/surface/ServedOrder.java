package io.mcpspec.generator.surface;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The order in which a list is served: items that the spec names first, in its order; then the others by name. */
final class ServedOrder {

  private final Map<String, Integer> positions = new LinkedHashMap<>();

  /**
   * @param named names of items in the order to serve
   */
  ServedOrder(List<String> named) {
    named.forEach(name -> positions.putIfAbsent(name, positions.size()));
  }

  <T> List<T> of(List<T> items, Function<T, String> name) {
    List<T> sorted = new ArrayList<>(items);
    sorted.sort(Comparator
        .comparing((T item) -> positions.getOrDefault(name.apply(item), Integer.MAX_VALUE))
        .thenComparing(name));
    return sorted;
  }
}
