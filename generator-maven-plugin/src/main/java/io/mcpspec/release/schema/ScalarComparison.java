package io.mcpspec.release.schema;

import static io.mcpspec.release.schema.shape.Answer.NO;
import static io.mcpspec.release.schema.shape.Answer.UNDECIDABLE;
import static io.mcpspec.release.schema.shape.Answer.YES;

import io.mcpspec.release.schema.Change.Kind;
import io.mcpspec.release.schema.shape.Answer;
import io.mcpspec.release.schema.shape.Bound;
import io.mcpspec.release.schema.shape.Decimals;
import io.mcpspec.release.schema.shape.NumberFacet;
import io.mcpspec.release.schema.shape.Size;
import io.mcpspec.release.schema.shape.StringFacet;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Compares what is asked of strings and of numbers. */
final class ScalarComparison {

  private static final String NONE = "none";

  private final SchemaComparison comparison;
  private final SchemaPath path;

  ScalarComparison(SchemaComparison comparison, SchemaPath path) {
    this.comparison = comparison;
    this.path = path;
  }

  void strings(StringFacet before, StringFacet after) {
    sizes(before.length(), after.length(), "minLength", "maxLength");
    textForm("pattern", before.patterns(), after.patterns(), YES);
    textForm("format", before.formats(), after.formats(), UNDECIDABLE);
  }

  /**
   * @param added whether one more surely takes values away: many validators do not look at formats
   */
  private void textForm(String keyword, Set<String> before, Set<String> after, Answer added) {
    if (before.equals(after)) {
      return;
    }
    boolean more = after.containsAll(before);
    boolean less = before.containsAll(after);
    comparison.add(Change.of(
        Kind.TEXT_FORM, path, more ? added : less ? NO : UNDECIDABLE, less ? added : more ? NO : UNDECIDABLE,
        keyword, joined(before), joined(after)));
  }

  private static String joined(Set<String> values) {
    return values.isEmpty() ? NONE : String.join(" and ", values);
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

  private static String least(BigDecimal value) {
    return value.signum() == 0 ? NONE : Decimals.text(value);
  }

  private static String most(Optional<BigDecimal> value) {
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
    end(rounded(before.lower(), whole, true), rounded(after.lower(), whole, true), true);
    end(rounded(before.upper(), whole, false), rounded(after.upper(), whole, false), false);
    multiples(before, after);
  }

  /** Moving from numbers to integers rounds the ends; that is no change of theirs. */
  private static Optional<Bound> rounded(Optional<Bound> bound, boolean whole, boolean lower) {
    return whole ? bound.map(end -> end.ofIntegers(lower)) : bound;
  }

  private void end(Optional<Bound> before, Optional<Bound> after, boolean lower) {
    int order = order(before, after, lower);
    if (order != 0) {
      limit(lower ? "minimum" : "maximum", lower == order < 0, text(before, lower), text(after, lower));
    }
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
    return joined(multiples.stream().map(Decimals::text).collect(Collectors.toCollection(LinkedHashSet::new)));
  }
}
