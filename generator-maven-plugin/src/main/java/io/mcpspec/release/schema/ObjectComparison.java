package io.mcpspec.release.schema;

import static io.mcpspec.release.schema.shape.Answer.NO;
import static io.mcpspec.release.schema.shape.Answer.YES;

import io.mcpspec.document.node.CanonicalJson;
import io.mcpspec.release.schema.Change.Kind;
import io.mcpspec.release.schema.shape.Answer;
import io.mcpspec.release.schema.shape.Form;
import io.mcpspec.release.schema.shape.JsonType;
import io.mcpspec.release.schema.shape.ObjectFacet;
import io.mcpspec.release.schema.shape.Schema;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Compares what is asked of objects: members first, then what holds for all of them. */
final class ObjectComparison {

  private final SchemaComparison comparison;
  private final SchemaPath path;

  ObjectComparison(SchemaComparison comparison, SchemaPath path) {
    this.comparison = comparison;
    this.path = path;
  }

  void compare(ObjectFacet before, ObjectFacet after) {
    boolean freed = members(before, after);
    sizes(before, after);
    patterns(before, after);
    others(before, after, freed);
    names(before.names(), after.names());
    dependents(before.dependent(), after.dependent());
  }

  /** Whether members that were described are taken as any others are now. */
  private boolean members(ObjectFacet before, ObjectFacet after) {
    Set<String> old = declared(before);
    Set<String> now = declared(after);
    Map<String, Schema> removed = only(old, now, before, after);
    Map<String, Schema> added = only(now, old, after, before);
    renamed(before, after, removed, added);
    boolean freed = freed(removed, before, after);
    removed.forEach((name, schema) -> removed(name, before, after));
    added.forEach((name, schema) -> added(name, before, after));
    for (String name : union(after.mentioned(), before.mentioned())) {
      if (old.contains(name) == now.contains(name)) {
        comparison.compare(before.at(name), after.at(name), path.property(name));
        required(name, before.required().contains(name), after.required().contains(name));
      }
    }
    return freed;
  }

  /** Arguments in an object of which nothing is described any more are not ignored: they are what it is made of. */
  private boolean freed(Map<String, Schema> removed, ObjectFacet before, ObjectFacet after) {
    boolean isMap = after.mentioned().isEmpty() && (after.additional().isPresent() || !path.equals(SchemaPath.TOP));
    Set<String> free = new LinkedHashSet<>(removed.keySet());
    if (comparison.side() == Side.INPUT && isMap) {
      removed.keySet().removeIf(name -> comparison.containment(before.at(name), after.at(name)).narrows() == NO);
    }
    free.removeAll(removed.keySet());
    if (!free.isEmpty()) {
      comparison.add(Change.of(Kind.LIMIT, path, NO, YES, "members", String.join(", ", free), "any"));
    }
    return !free.isEmpty();
  }

  /** The names that a value may have; one whose schema takes nothing may not be there. */
  private Set<String> declared(ObjectFacet facet) {
    Set<String> names = facet.mentioned();
    names.removeIf(name -> comparison.shapes().of(facet.at(name)).isNever());
    return names;
  }

  private static Map<String, Schema> only(
      Set<String> names, Set<String> others, ObjectFacet facet, ObjectFacet other) {
    Map<String, Schema> only = new LinkedHashMap<>();
    for (String name : names) {
      if (!others.contains(name)) {
        only.put(name, facet.at(name));
      }
    }
    return only;
  }

  private void renamed(
      ObjectFacet before, ObjectFacet after, Map<String, Schema> removed, Map<String, Schema> added) {
    new Renames(comparison.shapes(), comparison.side()).of(removed, added).forEach((old, now) -> {
      comparison.add(Change.of(Kind.PROPERTY_RENAMED, path.property(now), YES, YES, "", old, now));
      removed.remove(old);
      added.remove(now);
      comparison.compare(before.at(old), after.at(now), path.property(now));
    });
  }

  /** What is not declared any more may still be sent where the object is open, and is then ignored. */
  private void removed(String name, ObjectFacet before, ObjectFacet after) {
    Containment containment = comparison.containment(before.at(name), after.at(name));
    Answer refused = comparison.shapes().of(after.at(name)).isNever() ? YES : containment.narrows();
    comparison.add(Change.member(
        Kind.PROPERTY_REMOVED, path.property(name), refused, YES, before.required().contains(name)));
  }

  /** Where members were described by one schema for all, the new one can be less than what could be sent before. */
  private void added(String name, ObjectFacet before, ObjectFacet after) {
    boolean required = after.required().contains(name);
    boolean forbidden = comparison.shapes().of(before.at(name)).isNever();
    boolean described = before.additional().isPresent() && !comparison.shapes().of(before.at(name)).asksNothing();
    Containment containment = described && !forbidden
        ? comparison.containment(before.at(name), after.at(name)) : Containment.SAME;
    Answer came = forbidden ? YES : containment.widens();
    if (containment.narrows() == NO || required) {
      Optional<String> byDefault = Notes.of(after.at(name)).byDefault().map(CanonicalJson::of);
      comparison.add(Change.added(path.property(name), Answer.of(required), came, required, byDefault.orElse("")));
    } else {
      comparison.add(Change.of(Kind.COMPOSITION, path.property(name), containment.narrows(), came,
          "", "a member like all others", "with its own schema"));
    }
  }

  private void required(String name, boolean before, boolean after) {
    if (before != after) {
      comparison.add(Change.member(
          after ? Kind.BECAME_REQUIRED : Kind.BECAME_OPTIONAL, path.property(name),
          Answer.of(after), Answer.of(before), after));
    }
  }

  private void patterns(ObjectFacet before, ObjectFacet after) {
    for (String pattern : union(after.patterns().keySet(), before.patterns().keySet())) {
      Schema old = before.patterns().get(pattern);
      Schema now = after.patterns().get(pattern);
      SchemaPath place = path.pattern(pattern);
      if (old != null && now != null) {
        comparison.compare(old, now, place);
      } else if (old != null) {
        pattern(place, old, after.additional().orElse(Schema.ANY), "described", "like other members");
      } else {
        pattern(place, before.additional().orElse(Schema.ANY), now, "like other members", "described");
      }
    }
  }

  private void pattern(SchemaPath place, Schema before, Schema after, String from, String to) {
    Containment containment = comparison.containment(before, after);
    if (!containment.isSame()) {
      comparison.add(Change.of(Kind.COMPOSITION, place, containment.narrows(), containment.widens(),
          "patternProperties", from, to));
    }
  }

  /** What is required says how many there are at least, and a closed object how many at most. */
  private void sizes(ObjectFacet before, ObjectFacet after) {
    BigDecimal old = before.size().least();
    BigDecimal now = after.size().least();
    boolean more = now.compareTo(old.max(BigDecimal.valueOf(before.required().size()))) > 0;
    boolean fewer = old.compareTo(now.max(BigDecimal.valueOf(after.required().size()))) > 0;
    ScalarComparison limits = new ScalarComparison(comparison, path);
    if (more || fewer) {
      limits.limit("minProperties", more, ScalarComparison.least(old), ScalarComparison.least(now));
    }
    boolean lower = isBelow(after.size().most(), most(before));
    if (lower || isBelow(before.size().most(), most(after))) {
      limits.limit("maxProperties", lower,
          ScalarComparison.most(before.size().most()), ScalarComparison.most(after.size().most()));
    }
  }

  private static boolean isBelow(Optional<BigDecimal> limit, Optional<BigDecimal> other) {
    return limit.isPresent() && (other.isEmpty() || limit.get().compareTo(other.get()) < 0);
  }

  private Optional<BigDecimal> most(ObjectFacet facet) {
    boolean closed = facet.patterns().isEmpty()
        && facet.additional().filter(others -> comparison.shapes().of(others).isNever()).isPresent();
    BigDecimal count = BigDecimal.valueOf(declared(facet).size());
    return closed ? Optional.of(facet.size().most().map(count::min).orElse(count)) : facet.size().most();
  }

  private void others(ObjectFacet before, ObjectFacet after, boolean freed) {
    Schema old = before.additional().orElse(Schema.ANY);
    Schema now = after.additional().orElse(Schema.ANY);
    boolean refusedBefore = comparison.shapes().of(old).isNever();
    boolean refusedNow = comparison.shapes().of(now).isNever();
    if (refusedBefore != refusedNow && freed) {
      return;
    }
    if (refusedBefore != refusedNow) {
      new ScalarComparison(comparison, path).limit(
          "other members", refusedNow, refusedBefore ? "refused" : "taken", refusedNow ? "refused" : "taken");
    } else if (!refusedNow) {
      comparison.compare(old, now, path.others());
    }
  }

  /** Names are strings, whatever else their schema takes. */
  private void names(Schema before, Schema after) {
    List<Form> old = comparison.shapes().of(before).of(JsonType.STRING);
    List<Form> now = comparison.shapes().of(after).of(JsonType.STRING);
    if (old.isEmpty() != now.isEmpty()) {
      new ScalarComparison(comparison, path.names()).limit(
          "propertyNames", now.isEmpty(), old.isEmpty() ? "none" : "some", now.isEmpty() ? "none" : "some");
    } else if (!old.isEmpty()) {
      comparison.names(before, after, path.names());
    }
  }

  private void dependents(Map<String, Set<String>> before, Map<String, Set<String>> after) {
    for (String name : union(after.keySet(), before.keySet())) {
      Set<String> old = before.getOrDefault(name, Set.of());
      Set<String> now = after.getOrDefault(name, Set.of());
      if (!old.equals(now)) {
        comparison.add(Change.of(
            Kind.LIMIT, path, Answer.of(!old.containsAll(now)), Answer.of(!now.containsAll(old)),
            "dependentRequired of " + name, listed(old), listed(now)));
      }
    }
  }

  private static String listed(Set<String> names) {
    return names.isEmpty() ? "none" : String.join(", ", new TreeSet<>(names));
  }

  private static Set<String> union(Set<String> first, Set<String> second) {
    Set<String> all = new LinkedHashSet<>(first);
    all.addAll(second);
    return all;
  }
}
