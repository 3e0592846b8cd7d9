package io.mcpspec.jsonschema.sound;

import io.mcpspec.jsonschema.Keyword;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Bounds between which there is no number, no integer, or no multiple. */
final class NumberConflicts {

  private static final Set<String> NUMBERS = Set.of("integer", "number");

  private NumberConflicts() {}

  static void addTo(List<Conflict> found, Conjunction all) {
    Optional<Limit> low = stronger(all.greatest(Keyword.MINIMUM), all.greatest(Keyword.EXCLUSIVE_MINIMUM), 1);
    Optional<Limit> high = stronger(all.least(Keyword.MAXIMUM), all.least(Keyword.EXCLUSIVE_MAXIMUM), -1);
    if (low.isEmpty() || high.isEmpty()) {
      return;
    }
    Limit from = low.get();
    Limit to = high.get();
    int compared = from.number().compareTo(to.number());
    if (compared > 0 || compared == 0 && (isExclusive(from) || isExclusive(to))) {
      found.add(Conflict.between(NUMBERS, from, to, "let the lower bound be the smaller number"));
      return;
    }
    if (!holdsMultiple(from, to, BigDecimal.ONE)) {
      found.add(Conflict.between(Set.of("integer"), from, to, "let the bounds hold an integer between them"));
    }
    all.limits(Keyword.MULTIPLE_OF).stream()
        .filter(step -> !holdsMultiple(from, to, step.number()))
        .forEach(step -> found.add(new Conflict(
            NUMBERS, step.place(),
            "no multiple of " + Shown.of(step.value()) + " is between " + Shown.of(from.value()) + " and "
                + Shown.of(to.value()),
            "let the bounds hold a multiple between them", List.of(step, from, to))));
  }

  /** The one of two bounds that leaves less; of equals the exclusive one. */
  private static Optional<Limit> stronger(Optional<Limit> inclusive, Optional<Limit> exclusive, int sign) {
    return Stream.concat(exclusive.stream(), inclusive.stream())
        .reduce((one, other) -> one.number().compareTo(other.number()) * sign >= 0 ? one : other);
  }

  private static boolean isExclusive(Limit bound) {
    return bound.keyword().startsWith("exclusive");
  }

  private static boolean holdsMultiple(Limit from, Limit to, BigDecimal step) {
    BigDecimal first = from.number().divide(step, 0, RoundingMode.CEILING).multiply(step);
    if (isExclusive(from) && first.compareTo(from.number()) == 0) {
      first = first.add(step);
    }
    int compared = first.compareTo(to.number());
    return compared < 0 || compared == 0 && !isExclusive(to);
  }
}
