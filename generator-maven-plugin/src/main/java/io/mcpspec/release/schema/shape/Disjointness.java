package io.mcpspec.release.schema.shape;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Whether two schemas surely have no value in common. */
public final class Disjointness {

  /** Deep enough for a tag inside a member; schemas that contain themselves end here. */
  private static final int DEPTH = 3;

  private final Shapes shapes;

  Disjointness(Shapes shapes) {
    this.shapes = shapes;
  }

  /** Whether no two of them share a value of a type. */
  boolean ofAll(List<Shape> all, JsonType type) {
    for (int i = 0; i < all.size(); i++) {
      for (int j = i + 1; j < all.size(); j++) {
        if (!of(all.get(i), all.get(j), type, DEPTH)) {
          return false;
        }
      }
    }
    return true;
  }

  public boolean of(Form one, Form other) {
    return of(one, other, DEPTH);
  }

  private boolean of(Shape one, Shape other, int depth) {
    return one.forms().keySet().stream().allMatch(type -> of(one, other, type, depth));
  }

  private boolean of(Shape one, Shape other, JsonType type, int depth) {
    return one.of(type).stream()
        .allMatch(form -> other.of(type).stream().allMatch(second -> of(form, second, depth)));
  }

  private boolean of(Form one, Form other, int depth) {
    if (one.values().isPresent() && other.values().isPresent()) {
      return Collections.disjoint(one.values().get().keySet(), other.values().get().keySet());
    }
    if (refusesAll(one, other) || refusesAll(other, one)) {
      return true;
    }
    if (one.facet() instanceof NumberFacet numbers) {
      return numbers.and(other.facet()).filter(both -> !both.isImpossible()).isEmpty();
    }
    return depth > 0
        && one.facet() instanceof ObjectFacet members
        && other.facet() instanceof ObjectFacet others
        && of(members, others, depth - 1);
  }

  private static boolean refusesAll(Form listed, Form other) {
    return listed.values().isPresent()
        && listed.values().get().values().stream().allMatch(value -> Acceptance.of(other, value) == Answer.NO);
  }

  /** A member that one of them needs and for which they take no common value. */
  private boolean of(ObjectFacet one, ObjectFacet other, int depth) {
    Set<String> needed = new LinkedHashSet<>(one.required());
    needed.addAll(other.required());
    return needed.stream()
        .anyMatch(name -> of(shapes.of(one.at(name)), shapes.of(other.at(name)), depth));
  }
}
