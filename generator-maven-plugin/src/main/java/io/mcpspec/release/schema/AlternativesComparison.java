package io.mcpspec.release.schema;

import static io.mcpspec.release.schema.shape.Answer.NO;
import static io.mcpspec.release.schema.shape.Answer.UNDECIDABLE;
import static io.mcpspec.release.schema.shape.Answer.YES;

import io.mcpspec.release.schema.Change.Kind;
import io.mcpspec.release.schema.shape.Answer;
import io.mcpspec.release.schema.shape.Form;
import io.mcpspec.release.schema.shape.JsonType;
import io.mcpspec.release.schema.shape.ObjectFacet;
import io.mcpspec.release.schema.shape.Size;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Compares several alternatives of one type: finds which belong together, and what becomes of those left over. */
final class AlternativesComparison {

  private final SchemaComparison comparison;
  private final SchemaPath path;

  AlternativesComparison(SchemaComparison comparison, SchemaPath path) {
    this.comparison = comparison;
    this.path = path;
  }

  void compare(List<Form> before, List<Form> after) {
    List<Form> old = new ArrayList<>(before);
    List<Form> now = new ArrayList<>(after);
    dropSame(old, now);
    compareTagged(old, now);
    if (old.size() == 1 && now.size() == 1 && before.size() == after.size()) {
      comparison.form(old.get(0), now.get(0), path);
      return;
    }
    List<Form> lost = uncovered(old, after, false);
    List<Form> gained = uncovered(now, before, true);
    report(before, after, lost, gained);
  }

  private void dropSame(List<Form> old, List<Form> now) {
    old.removeIf(form -> {
      for (Form other : now) {
        if (comparison.containment(form, other).isSame()) {
          now.remove(other);
          comparison.form(form, other, path);
          return true;
        }
      }
      return false;
    });
  }

  /** Alternatives that are told apart by the value of a member belong together when they have the same value. */
  private void compareTagged(List<Form> old, List<Form> now) {
    old.removeIf(form -> {
      Map<String, String> tags = tags(form);
      Optional<Form> partner = tags.isEmpty()
          ? Optional.empty() : now.stream().filter(other -> tags(other).equals(tags)).findFirst();
      partner.ifPresent(other -> {
        now.remove(other);
        comparison.form(form, other, path);
      });
      return partner.isPresent();
    });
  }

  private Map<String, String> tags(Form form) {
    Map<String, String> tags = new TreeMap<>();
    if (form.facet() instanceof ObjectFacet members) {
      for (String name : members.required()) {
        List<Form> forms = comparison.shapes().of(members.at(name)).of(JsonType.STRING);
        forms.stream().filter(only -> forms.size() == 1)
            .flatMap(only -> only.values().stream())
            .filter(values -> values.size() == 1)
            .forEach(values -> tags.put(name, values.keySet().iterator().next()));
      }
    }
    return tags;
  }

  /** Those that no alternative of the other side takes as a whole. */
  private List<Form> uncovered(List<Form> forms, List<Form> others, boolean reversed) {
    List<Form> left = new ArrayList<>(forms);
    left.removeIf(form -> others.stream().anyMatch(other -> lacks(form, other, reversed) == NO));
    return left;
  }

  /** Whether the other lacks values of this one. */
  private Answer lacks(Form form, Form other, boolean reversed) {
    return reversed ? comparison.containment(other, form).widens() : comparison.containment(form, other).narrows();
  }

  private void report(List<Form> before, List<Form> after, List<Form> lost, List<Form> gained) {
    Answer narrows = missing(lost, after, false);
    Answer widens = missing(gained, before, true);
    if (narrows == NO && widens == NO) {
      return;
    }
    boolean branchesWent = before.size() > after.size() && gained.isEmpty() && narrows == YES;
    boolean onlyMore = lost.isEmpty();
    comparison.add(Change.of(
        onlyMore || branchesWent ? Kind.ALTERNATIVES : Kind.COMPOSITION, path, narrows, widens,
        "alternatives for " + before.get(0).type().word(),
        Integer.toString(before.size()), Integer.toString(after.size())));
  }

  private Answer missing(List<Form> forms, List<Form> others, boolean reversed) {
    Answer missing = NO;
    for (Form form : forms) {
      missing = missing.or(isSurelyMissing(form, others, reversed) ? YES : UNDECIDABLE);
    }
    return missing;
  }

  /** Several alternatives together can take what none takes alone, unless one value shows that they do not. */
  private boolean isSurelyMissing(Form form, List<Form> others, boolean reversed) {
    if (others.size() == 1) {
      return lacks(form, others.get(0), reversed) == YES;
    }
    return others.stream().allMatch(other ->
        comparison.shapes().disjointness().of(form, other) || needsMore(form, other));
  }

  /** An object with only what this form needs is refused by the other. */
  private static boolean needsMore(Form form, Form other) {
    if (form.facet() instanceof ObjectFacet members && other.facet() instanceof ObjectFacet others) {
      Set<String> more = new HashSet<>(others.required());
      more.removeAll(members.required());
      return !more.isEmpty() && form.conditions().isEmpty() && members.size().equals(Size.ANY)
          && members.dependent().isEmpty();
    }
    return false;
  }
}
