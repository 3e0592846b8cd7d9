package io.mcpspec.publish.identity;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Pairs what went with what came under another name. Names that are the same up to case and separators come first, then
 * names that were extended or shortened by words, then those of which only the contents are alike.
 */
final class Successors {

  /** From here on contents are the same under any name. */
  private static final double SAME = 0.8;

  /** From here on contents are the same where one name is part of the other. */
  private static final double RELATED = 0.5;

  private enum Reason { FORM, EXTENDED, CONTENT }

  private record Pair(String old, String now, Reason reason, double likeness) {}

  private static final Comparator<Pair> BEST_FIRST = Comparator.comparing(Pair::reason)
      .thenComparing(Comparator.comparingDouble(Pair::likeness).reversed());

  private Successors() {}

  /** The new name by the old one, in the order of the old ones; each name is used once. */
  static Map<String, String> of(Map<String, Content> removed, Map<String, Content> added) {
    Map<String, NameForm> forms = new LinkedHashMap<>();
    added.keySet().forEach(name -> forms.put(name, NameForm.of(name)));
    List<Pair> pairs = new ArrayList<>();
    removed.forEach((old, before) -> {
      NameForm form = NameForm.of(old);
      added.forEach((now, after) ->
          reason(form, forms.get(now), before.likeness(after)).ifPresent(reason ->
              pairs.add(new Pair(old, now, reason, before.likeness(after).orElse(0.0)))));
    });
    pairs.sort(BEST_FIRST);
    Map<String, String> found = new LinkedHashMap<>();
    for (Pair pair : pairs) {
      if (!found.containsKey(pair.old()) && !found.containsValue(pair.now())) {
        found.put(pair.old(), pair.now());
      }
    }
    Map<String, String> ordered = new LinkedHashMap<>();
    removed.keySet().stream().filter(found::containsKey).forEach(old -> ordered.put(old, found.get(old)));
    return ordered;
  }

  private static Optional<Reason> reason(NameForm old, NameForm now, Optional<Double> likeness) {
    if (old.isSame(now)) {
      return Optional.of(Reason.FORM);
    }
    if (old.isExtended(now) && likeness.orElse(SAME) >= RELATED) {
      return Optional.of(Reason.EXTENDED);
    }
    return likeness.filter(alike -> alike >= SAME).map(alike -> Reason.CONTENT);
  }
}
