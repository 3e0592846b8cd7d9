package io.mcpspec.release.schema.shape;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What is asked of numbers.
 *
 * @param integer whether they are integers
 * @param lower the lower end
 * @param upper the upper end
 * @param multiples what they are multiples of
 */
public record NumberFacet(boolean integer, Optional<Bound> lower, Optional<Bound> upper, Set<BigDecimal> multiples)
    implements Facet {

  private static final int MOST_DIGITS = 60;

  static final NumberFacet NONE = new NumberFacet(false, Optional.empty(), Optional.empty(), Set.of());

  /** The last integer that a double holds exactly. Generators write it as a bound where the author wrote none. */
  private static final BigDecimal SAFE = BigDecimal.valueOf(9_007_199_254_740_991L);

  public NumberFacet {
    Set<BigDecimal> others = new LinkedHashSet<>();
    for (BigDecimal multiple : multiples) {
      integer |= Decimals.isWhole(multiple);
      if (multiple.compareTo(BigDecimal.ONE) != 0) {
        others.add(multiple);
      }
    }
    multiples = others;
    if (integer) {
      lower = lower.map(bound -> bound.ofIntegers(true)).filter(bound -> bound.value().negate().compareTo(SAFE) < 0);
      upper = upper.map(bound -> bound.ofIntegers(false)).filter(bound -> bound.value().compareTo(SAFE) < 0);
    }
  }

  @Override
  public Optional<Facet> and(Facet other) {
    NumberFacet also = (NumberFacet) other;
    Set<BigDecimal> all = new LinkedHashSet<>(multiples);
    all.addAll(also.multiples);
    return Optional.of(new NumberFacet(
        integer || also.integer, higher(lower, also.lower), smaller(upper, also.upper), all));
  }

  private static Optional<Bound> higher(Optional<Bound> one, Optional<Bound> other) {
    return one.isPresent() && other.isPresent() && one.get().compareAsLower(other.get()) < 0 || one.isEmpty()
        ? other : one;
  }

  private static Optional<Bound> smaller(Optional<Bound> one, Optional<Bound> other) {
    return one.isPresent() && other.isPresent() && one.get().compareAsUpper(other.get()) > 0 || one.isEmpty()
        ? other : one;
  }

  @Override
  public boolean asksNothing() {
    return equals(NONE);
  }

  @Override
  public boolean isImpossible() {
    if (lower.isEmpty() || upper.isEmpty()) {
      return false;
    }
    int order = lower.get().value().compareTo(upper.get().value());
    return order > 0 || order == 0 && (lower.get().exclusive() || upper.get().exclusive());
  }

  boolean accepts(BigDecimal number) {
    Bound here = new Bound(number, false);
    return (!integer || Decimals.isWhole(number))
        && lower.filter(bound -> bound.compareAsLower(here) > 0).isEmpty()
        && upper.filter(bound -> bound.compareAsUpper(here) < 0).isEmpty()
        && multiples.stream().allMatch(multiple -> isMultiple(number, multiple));
  }

  /** Whether every number of these is a multiple of that one, because one of theirs is. */
  public boolean areMultiplesOf(BigDecimal multiple) {
    return integer && isMultiple(BigDecimal.ONE, multiple)
        || multiples.stream().anyMatch(own -> isMultiple(own, multiple));
  }

  /** The first number of these from an end on; the end itself where that is not worked out. */
  public Optional<Bound> firstFrom(Optional<Bound> end, boolean lower) {
    if (end.isEmpty() || multiples.size() != 1) {
      return end;
    }
    BigDecimal step = multiples.iterator().next();
    if (step.signum() <= 0 || end.get().value().precision() - end.get().value().scale() + step.scale() > MOST_DIGITS) {
      return end;
    }
    BigDecimal first = end.get().value()
        .divide(step, 0, lower ? RoundingMode.CEILING : RoundingMode.FLOOR).multiply(step);
    boolean out = end.get().exclusive() && first.compareTo(end.get().value()) == 0;
    BigDecimal next = lower ? first.add(step) : first.subtract(step);
    return Optional.of(new Bound(Decimals.plain(out ? next : first), false));
  }

  private static boolean isMultiple(BigDecimal number, BigDecimal of) {
    return of.signum() != 0 && number.remainder(of).signum() == 0;
  }
}
