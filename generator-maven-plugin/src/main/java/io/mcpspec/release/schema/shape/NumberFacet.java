package io.mcpspec.release.schema.shape;

import java.math.BigDecimal;
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

  static final NumberFacet NONE = new NumberFacet(false, Optional.empty(), Optional.empty(), Set.of());

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
      lower = lower.map(bound -> bound.ofIntegers(true));
      upper = upper.map(bound -> bound.ofIntegers(false));
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

  private static boolean isMultiple(BigDecimal number, BigDecimal of) {
    return of.signum() != 0 && number.remainder(of).signum() == 0;
  }
}
