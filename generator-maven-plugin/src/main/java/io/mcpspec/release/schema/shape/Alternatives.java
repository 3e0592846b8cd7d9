package io.mcpspec.release.schema.shape;

import io.mcpspec.document.node.Node;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Shapes put together; for too many alternatives stands one that says less, with a condition. */
final class Alternatives {

  private static final int MOST = 64;

  private Alternatives() {}

  /**
   * What both take.
   *
   * @param otherwise stands for {@code other} where it cannot be said by facets
   */
  static Shape both(Shape one, Shape other, Supplier<Condition> otherwise) {
    Map<JsonType, List<Form>> forms = new EnumMap<>(JsonType.class);
    one.forms().forEach((type, alternatives) -> {
      List<Form> both = both(alternatives, other.of(type), otherwise);
      if (!both.isEmpty()) {
        forms.put(type, both);
      }
    });
    return new Shape(forms);
  }

  private static List<Form> both(List<Form> some, List<Form> others, Supplier<Condition> otherwise) {
    if (isAny(some) || isAny(others)) {
      return isAny(some) ? others : some;
    }
    List<Form> all = new ArrayList<>();
    if (some.size() * others.size() > MOST) {
      Condition rest = otherwise.get();
      some.forEach(form -> all.add(form.with(rest)));
      return all;
    }
    for (Form form : some) {
      for (Form other : others) {
        form.and(other, otherwise).ifPresent(all::add);
      }
    }
    return simple(all);
  }

  /**
   * What any of them takes.
   *
   * @param otherwise stands for all of them when there are too many
   */
  static Shape any(List<Shape> shapes, Supplier<Condition> otherwise) {
    Map<JsonType, List<Form>> forms = new EnumMap<>(JsonType.class);
    for (JsonType type : JsonType.values()) {
      List<Form> all = new ArrayList<>();
      shapes.forEach(shape -> all.addAll(shape.of(type)));
      List<Form> simple = simple(all);
      if (simple.size() > MOST) {
        forms.put(type, List.of(Form.any(type).with(otherwise.get())));
      } else if (!simple.isEmpty()) {
        forms.put(type, simple);
      }
    }
    return new Shape(forms);
  }

  /** Fewer alternatives that take the same: lists of values become one, what takes all replaces the others. */
  private static List<Form> simple(List<Form> forms) {
    Set<Form> different = new LinkedHashSet<>();
    Map<String, Node> values = new LinkedHashMap<>();
    Optional<Form> open = Optional.empty();
    for (Form form : forms) {
      if (form.asksNothing()) {
        return List.of(form);
      }
      if (form.isList()) {
        values.putAll(form.values().get());
        open = open.or(() -> Optional.of(form));
      } else {
        different.add(form);
      }
    }
    different.removeIf(form -> isCoveredBy(form, different));
    List<Form> result = new ArrayList<>(different);
    open.ifPresent(form -> result.add(
        new Form(form.type(), Optional.of(values), Facet.none(form.type()), Set.of())));
    return result;
  }

  /** All integers are among all numbers. */
  private static boolean isCoveredBy(Form form, Set<Form> others) {
    if (!(form.facet() instanceof NumberFacet numbers) || !numbers.integer() || form.values().isPresent()) {
      return false;
    }
    NumberFacet all = new NumberFacet(false, numbers.lower(), numbers.upper(), numbers.multiples());
    return !all.integer() && others.contains(new Form(form.type(), Optional.empty(), all, form.conditions()));
  }

  private static boolean isAny(List<Form> forms) {
    return forms.size() == 1 && forms.get(0).asksNothing();
  }
}
