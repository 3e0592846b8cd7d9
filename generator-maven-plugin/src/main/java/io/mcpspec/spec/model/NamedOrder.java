package io.mcpspec.spec.model;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The order in which a list is served: items that the spec names first, in its order; then the others by name. Where
 * several items have one name, each entry stands for the next of them, and the last one for all that are left.
 */
public final class NamedOrder {

  private NamedOrder() {}

  /**
   * The items in their order.
   *
   * @param items items of one name in the order of their files
   * @param named names in the order to serve
   */
  public static <T> List<T> of(List<T> items, Function<T, String> name, List<String> named) {
    Map<String, Deque<Integer>> places = new HashMap<>();
    for (int i = 0; i < named.size(); i++) {
      places.computeIfAbsent(named.get(i), first -> new ArrayDeque<>()).add(i);
    }
    record Placed<T>(T item, int place, String name) {}
    List<Placed<T>> placed = new ArrayList<>();
    for (T item : items) {
      Deque<Integer> left = places.get(name.apply(item));
      int place = left == null ? Integer.MAX_VALUE : left.size() > 1 ? left.poll() : left.element();
      placed.add(new Placed<>(item, place, name.apply(item)));
    }
    placed.sort(Comparator.comparingInt((Placed<T> one) -> one.place()).thenComparing(Placed::name));
    return placed.stream().map(Placed::item).toList();
  }

  /** The shortest list of names that says the order: each once, or where that does not say it, each as often. */
  public static List<String> names(List<String> served) {
    List<String> once = served.stream().distinct().toList();
    return of(served, name -> name, once).equals(served) ? once : served;
  }
}
