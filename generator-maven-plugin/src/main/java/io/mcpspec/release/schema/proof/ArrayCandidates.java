package io.mcpspec.release.schema.proof;

import io.mcpspec.document.node.Node;
import io.mcpspec.release.schema.shape.ArrayFacet;
import io.mcpspec.release.schema.shape.Condition;
import io.mcpspec.release.schema.shape.Form;
import io.mcpspec.release.schema.shape.Schema;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Lists of the lengths around all limits, each item at its own limits in turn. */
final class ArrayCandidates {

  private static final int LONGEST = 60;

  private final Candidates candidates;
  private final List<Form> others;
  private final int depth;

  ArrayCandidates(Candidates candidates, List<Form> others, int depth) {
    this.candidates = candidates;
    this.others = others;
    this.depth = depth;
  }

  void addTo(List<Form> forms, Set<Node> values) {
    values.add(Values.list(List.of()));
    for (Form form : forms) {
      ArrayFacet own = (ArrayFacet) form.facet();
      for (int length : lengths(form)) {
        List<List<Node>> places = places(own, form, length);
        if (places.stream().noneMatch(List::isEmpty)) {
          add(places, values);
        }
      }
    }
  }

  private Set<Integer> lengths(Form own) {
    Set<Integer> lengths = new LinkedHashSet<>(List.of(1, 2));
    List<Form> all = new ArrayList<>(others);
    all.add(own);
    for (Form form : all) {
      ArrayFacet arrays = (ArrayFacet) form.facet();
      int least = arrays.size().least().min(BigDecimal.valueOf(LONGEST)).intValue();
      int most = arrays.size().most().map(end -> end.min(BigDecimal.valueOf(LONGEST)).intValue()).orElse(least);
      lengths.addAll(List.of(least, least - 1, most, most + 1, arrays.prefix().size() + 1));
    }
    lengths.removeIf(length -> length < 1 || length > LONGEST);
    return lengths;
  }

  /** The values of each place. */
  private List<List<Node>> places(ArrayFacet own, Form form, int length) {
    List<List<Node>> places = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      places.add(items(own.at(i), form, i));
      if (i > own.prefix().size() && others.stream().allMatch(other ->
          places.size() > ((ArrayFacet) other.facet()).prefix().size() + 1)) {
        return repeated(places, length);
      }
    }
    return places;
  }

  private List<Node> items(Schema schema, Form form, int place) {
    Set<Node> pool = new LinkedHashSet<>();
    for (Form other : others) {
      pool.addAll(candidates.inside(schema, ((ArrayFacet) other.facet()).at(place), depth - 1));
      addContained(schema, other, pool);
    }
    addContained(schema, form, pool);
    pool.addAll(candidates.inside(schema, schema, pool.isEmpty() ? depth - 1 : 0));
    return List.copyOf(pool);
  }

  private void addContained(Schema schema, Form form, Set<Node> pool) {
    for (Condition condition : form.conditions()) {
      condition.parts().stream().limit(condition.keyword().equals("contains") ? 1 : 0)
          .forEach(part -> pool.addAll(candidates.inside(schema.and(Schema.of(part)), schema, depth - 1)));
    }
  }

  private static List<List<Node>> repeated(List<List<Node>> places, int length) {
    List<List<Node>> all = new ArrayList<>(places);
    while (all.size() < length) {
      all.add(places.get(places.size() - 1));
    }
    return all;
  }

  /** All the same, all different, and each place varied alone; of two places, all pairs. */
  private static void add(List<List<Node>> places, Set<Node> values) {
    if (places.size() == 2) {
      places.get(0).forEach(one -> places.get(1).forEach(other -> values.add(Values.list(List.of(one, other)))));
    }
    List<Node> first = places.stream().map(pool -> pool.get(0)).toList();
    values.add(Values.list(first));
    List<Node> different = new ArrayList<>();
    for (int i = 0; i < places.size(); i++) {
      different.add(places.get(i).get(i % places.get(i).size()));
    }
    values.add(Values.list(different));
    for (int i = 0; i < Math.min(places.size(), 4); i++) {
      for (Node value : places.get(i)) {
        List<Node> varied = new ArrayList<>(different);
        varied.set(i, value);
        values.add(Values.list(varied));
      }
    }
  }
}
