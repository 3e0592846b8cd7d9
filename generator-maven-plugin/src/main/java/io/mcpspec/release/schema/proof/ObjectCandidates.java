package io.mcpspec.release.schema.proof;

import io.mcpspec.document.node.Node;
import io.mcpspec.release.schema.pattern.TextSearch;
import io.mcpspec.release.schema.shape.Form;
import io.mcpspec.release.schema.shape.ObjectFacet;
import io.mcpspec.release.schema.shape.Schema;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Objects with as few and as many members as possible, with each member at its own limits in turn, or left out. */
final class ObjectCandidates {

  private static final int MOST_MEMBERS = 24;
  private static final int MOST_FORMS = 16;

  /** Names that no schema is likely to mention. */
  private static final List<String> FRESH = List.of("other", "x1", "x2", "x3", "x4", "x5", "x6", "x7");

  private final Candidates candidates;
  private final List<Form> others;
  private final int depth;

  ObjectCandidates(Candidates candidates, List<Form> others, int depth) {
    this.candidates = candidates;
    this.others = others;
    this.depth = depth;
  }

  void addTo(List<Form> forms, Set<Node> values) {
    for (Form form : forms.subList(0, Math.min(forms.size(), MOST_FORMS))) {
      ObjectFacet own = (ObjectFacet) form.facet();
      Map<String, List<Node>> members = new LinkedHashMap<>();
      for (String name : names(own)) {
        members.put(name, values(own, name));
      }
      members.values().removeIf(List::isEmpty);
      add(own, members, values);
    }
  }

  private Set<String> names(ObjectFacet own) {
    Set<String> names = new LinkedHashSet<>(own.mentioned());
    List<ObjectFacet> all = new ArrayList<>(List.of(own));
    others.forEach(form -> all.add((ObjectFacet) form.facet()));
    for (ObjectFacet facet : all) {
      names.addAll(facet.mentioned());
      facet.dependent().forEach((name, needed) -> {
        names.add(name);
        names.addAll(needed);
      });
      for (String pattern : facet.patterns().keySet()) {
        TextSearch.of(Set.of(pattern), Set.of(), 1, Integer.MAX_VALUE).text().ifPresent(names::add);
      }
    }
    for (ObjectFacet facet : all.stream().allMatch(each -> each.names().isPlainlyAny()) ? all.subList(0, 0) : all) {
      candidates.inside(own.names().and(Schema.NAME), facet.names(), depth - 1)
          .forEach(name -> names.add(Values.textOf(name)));
    }
    Set<String> few = new LinkedHashSet<>(names.stream().limit(MOST_MEMBERS).toList());
    few.addAll(own.required());
    few.addAll(FRESH);
    return few;
  }

  private List<Node> values(ObjectFacet own, String name) {
    Set<Node> pool = new LinkedHashSet<>();
    boolean fresh = FRESH.indexOf(name) > 0;
    for (Form other : fresh ? List.<Form>of() : others) {
      pool.addAll(candidates.inside(own.at(name), ((ObjectFacet) other.facet()).at(name), depth - 1));
    }
    if (pool.isEmpty()) {
      pool.addAll(candidates.inside(own.at(name), own.at(name), depth - 1));
    }
    return List.copyOf(pool);
  }

  private void add(ObjectFacet own, Map<String, List<Node>> members, Set<Node> values) {
    Map<String, Node> least = new LinkedHashMap<>();
    own.required().stream().filter(members::containsKey).forEach(name -> put(own, name, members, least));
    Map<String, Node> needed = Map.copyOf(least);
    fill(own, members, least);
    Map<String, Node> most = new LinkedHashMap<>(least);
    int limit = own.size().most().map(end -> end.min(BigDecimal.valueOf(MOST_MEMBERS)).intValue()).orElse(MOST_MEMBERS);
    for (String name : members.keySet()) {
      if (most.size() < limit && !FRESH.contains(name)) {
        put(own, name, members, most);
      }
    }
    values.add(Values.object(least));
    values.add(Values.object(most));
    members.forEach((name, pool) -> {
      for (Node value : pool) {
        add(own, Map.of(name, value), members, needed, values);
        add(own, Map.of(name, value), members, least, values);
        add(own, Map.of(name, value), members, most, values);
      }
    });
    addPairs(own, members, least, values);
    addMany(members, least, values);
  }

  private static void put(
      ObjectFacet own, String name, Map<String, List<Node>> members, Map<String, Node> into) {
    if (into.putIfAbsent(name, members.get(name).get(0)) == null) {
      own.dependent().getOrDefault(name, Set.of()).stream().filter(members::containsKey)
          .forEach(needed -> put(own, needed, members, into));
    }
  }

  private static void add(ObjectFacet own, Map<String, Node> changed, Map<String, List<Node>> members,
      Map<String, Node> around, Set<Node> values) {
    Map<String, Node> object = new LinkedHashMap<>(around);
    changed.forEach((name, value) -> {
      put(own, name, members, object);
      object.put(name, value);
    });
    values.add(Values.object(object));
    for (String name : changed.keySet()) {
      Map<String, Node> without = new LinkedHashMap<>(around);
      if (without.remove(name) != null && !own.required().contains(name)) {
        values.add(Values.object(without));
      }
    }
  }

  private static void addPairs(
      ObjectFacet own, Map<String, List<Node>> members, Map<String, Node> least, Set<Node> values) {
    List<String> names = members.keySet().stream().limit(8).toList();
    for (String one : names) {
      for (String other : names) {
        if (one.compareTo(other) < 0) {
          add(own, Map.of(one, members.get(one).get(0), other, members.get(other).get(0)), members, least, values);
        }
      }
    }
  }

  /** One member more, and one more again. */
  private static void addMany(Map<String, List<Node>> members, Map<String, Node> least, Set<Node> values) {
    Map<String, Node> growing = new LinkedHashMap<>(least);
    members.forEach((name, pool) -> {
      growing.put(name, pool.get(0));
      values.add(Values.object(growing));
    });
  }

  private void fill(ObjectFacet own, Map<String, List<Node>> members, Map<String, Node> least) {
    int wanted = own.size().least().min(BigDecimal.valueOf(MOST_MEMBERS)).intValue();
    for (String name : members.keySet()) {
      if (least.size() < wanted) {
        put(own, name, members, least);
      }
    }
  }
}
