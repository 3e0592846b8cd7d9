package io.mcpspec.release.schema;

import io.mcpspec.release.schema.Change.Kind;
import io.mcpspec.release.schema.shape.Answer;
import io.mcpspec.release.schema.shape.Bound;
import io.mcpspec.release.schema.shape.Decimals;
import io.mcpspec.release.schema.shape.NumberFacet;
import io.mcpspec.release.schema.shape.Size;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Compares what is asked of numbers, and sizes. */
final class ScalarComparison {

  static final String NONE = "none";

  private final SchemaComparison comparison;
  private final SchemaPath path;

  ScalarComparison(SchemaComparison comparison, SchemaPath path) {
    this.comparison = comparison;
    this.path = path;
  }


  void sizes(Size before, Size after, String least, String most) {
    int low = before.least().compareTo(after.least());
    if (low != 0) {
      limit(least, low < 0, least(before.least()), least(after.least()));
    }
    if (!before.most().equals(after.most())) {
      boolean narrower = before.most().isEmpty()
          || after.most().isPresent() && after.most().get().compareTo(before.most().get()) < 0;
      limit(most, narrower, most(before.most()), most(after.most()));
    }
  }

  static String least(BigDecimal value) {
    return value.signum() == 0 ? NONE : Decimals.text(value);
  }

  static String most(Optional<BigDecimal> value) {
    return value.map(Decimals::text).orElse(NONE);
  }

  void limit(String keyword, boolean narrower, String from, String to) {
    comparison.add(Change.of(Kind.LIMIT, path, Answer.of(narrower), Answer.of(!narrower), keyword, from, to));
  }

  void numbers(NumberFacet before, NumberFacet after) {
    if (before.integer() != after.integer()) {
      comparison.add(Change.of(Kind.TYPE, path, Answer.of(after.integer()), Answer.of(before.integer()), "",
          before.integer() ? "integer" : "number", after.integer() ? "integer" : "number"));
    }
    boolean whole = before.integer() || after.integer();
    end(before, after, whole, true);
    end(before, after, whole, false);
    multiples(before, after);
  }

  /** Moving from numbers to integers, or to multiples, rounds the ends; that is no change of theirs. */
  private void end(NumberFacet before, NumberFacet after, boolean whole, boolean lower) {
    Optional<Bound> old = end(before, whole, lower);
    Optional<Bound> now = end(after, whole, lower);
    int order = order(old, now, lower);
    boolean narrower = lower == order < 0;
    Optional<Bound> outer = narrower ? before.firstFrom(old, lower) : after.firstFrom(now, lower);
    int moved = order(outer, narrower ? now : old, lower);
    if (order != 0 && moved != 0 && lower == moved < 0) {
      limit(lower ? "minimum" : "maximum", narrower, text(old, lower), text(now, lower));
    }
  }

  private static Optional<Bound> end(NumberFacet numbers, boolean whole, boolean lower) {
    Optional<Bound> end = lower ? numbers.lower() : numbers.upper();
    return whole ? end.map(bound -> bound.ofIntegers(lower)) : end;
  }

  private static int order(Optional<Bound> before, Optional<Bound> after, boolean lower) {
    if (before.isEmpty() || after.isEmpty()) {
      return before.isEmpty() == after.isEmpty() ? 0 : before.isEmpty() == lower ? -1 : 1;
    }
    return lower ? before.get().compareAsLower(after.get()) : before.get().compareAsUpper(after.get());
  }

  private static String text(Optional<Bound> bound, boolean lower) {
    return bound.map(end -> (end.exclusive() ? lower ? "over " : "under " : "") + Decimals.text(end.value()))
        .orElse(NONE);
  }

  private void multiples(NumberFacet before, NumberFacet after) {
    if (before.multiples().equals(after.multiples())) {
      return;
    }
    boolean narrower = !after.multiples().stream().allMatch(before::areMultiplesOf);
    boolean wider = !before.multiples().stream().allMatch(after::areMultiplesOf);
    if (narrower || wider) {
      comparison.add(Change.of(
          Kind.LIMIT, path, Answer.of(narrower), Answer.of(wider), "multipleOf",
          texts(before.multiples()), texts(after.multiples())));
    }
  }

  private static String texts(Set<BigDecimal> multiples) {
    return multiples.isEmpty()
        ? NONE : multiples.stream().map(Decimals::text).collect(Collectors.joining(" and "));
  }
}
