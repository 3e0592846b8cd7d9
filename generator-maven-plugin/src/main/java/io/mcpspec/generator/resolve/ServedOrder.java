package io.mcpspec.generator.resolve;

import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.tree.Scalar;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** Puts items in the order that {@code server.yaml} asks for; those that it does not name follow by name. */
final class ServedOrder {

  private final Names names;

  ServedOrder(Names names) {
    this.names = names;
  }

  /** Reports names that are unknown or listed twice. */
  void check(Code code, String noun, List<Scalar> order, Collection<String> known) {
    order.forEach(name -> names.check(code, noun, name, known));
    names.checkUnique("entry", order);
  }

  static <T> List<T> sort(List<T> items, Function<T, String> name, List<Scalar> order) {
    List<String> first = order.stream().map(Scalar::text).toList();
    Comparator<T> byPlace =
        Comparator.comparing(
            item -> first.contains(name.apply(item)) ? first.indexOf(name.apply(item)) : first.size());
    List<T> sorted = new ArrayList<>(items);
    sorted.sort(byPlace.thenComparing(name));
    return sorted;
  }
}
