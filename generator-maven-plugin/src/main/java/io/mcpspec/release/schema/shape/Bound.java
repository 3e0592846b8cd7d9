package io.mcpspec.release.schema.shape;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * An end of a range of numbers.
 *
 * @param value where it ends
 * @param exclusive whether that number is out
 */
public record Bound(BigDecimal value, boolean exclusive) {

  /** The same end as the first integer inside. */
  public Bound ofIntegers(boolean lower) {
    BigDecimal whole = value.setScale(0, lower ? RoundingMode.CEILING : RoundingMode.FLOOR);
    boolean out = exclusive && whole.compareTo(value) == 0;
    BigDecimal step = lower ? BigDecimal.ONE : BigDecimal.ONE.negate();
    return new Bound(Decimals.plain(out ? whole.add(step) : whole), false);
  }

  /** Positive when this end is further right than the other, as a lower end. */
  public int compareAsLower(Bound other) {
    int byValue = value.compareTo(other.value);
    return byValue != 0 ? byValue : Boolean.compare(exclusive, other.exclusive);
  }

  /** Positive when this end is further right than the other, as an upper end. */
  public int compareAsUpper(Bound other) {
    int byValue = value.compareTo(other.value);
    return byValue != 0 ? byValue : Boolean.compare(other.exclusive, exclusive);
  }

  /** {@code minimum 1}, {@code exclusiveMaximum 10}. */
  String text(boolean lower) {
    return (exclusive ? "exclusive" + (lower ? "Minimum" : "Maximum") : lower ? "minimum" : "maximum")
        + " " + Decimals.text(value);
  }
}
