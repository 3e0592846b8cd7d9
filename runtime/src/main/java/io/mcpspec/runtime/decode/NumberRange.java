package io.mcpspec.runtime.decode;

import java.math.BigDecimal;

/**
 * The numbers that a schema allows; a bound that is null does not exist.
 *
 * @param above whether {@code low} itself is outside
 * @param below whether {@code high} itself is outside
 */
record NumberRange(BigDecimal low, boolean above, BigDecimal high, boolean below, BigDecimal step) {

  static final NumberRange ANY = new NumberRange(null, false, null, false, null);

  /** A multiple is looked for only among numbers of fewer digits, so that no few characters cost much time. */
  private static final int MOST_DIGITS = 1000;

  NumberRange low(BigDecimal bound, boolean exclusive) {
    return new NumberRange(bound, exclusive, high, below, step);
  }

  NumberRange high(BigDecimal bound, boolean exclusive) {
    return new NumberRange(low, above, bound, exclusive, step);
  }

  NumberRange step(BigDecimal multiple) {
    return new NumberRange(low, above, high, below, multiple);
  }

  boolean allows(BigDecimal value) {
    return (low == null || value.compareTo(low) >= (above ? 1 : 0))
        && (high == null || value.compareTo(high) <= (below ? -1 : 0))
        && (step == null || isMultiple(value));
  }

  private boolean isMultiple(BigDecimal value) {
    boolean small = Math.abs((long) value.scale()) <= MOST_DIGITS && value.precision() <= MOST_DIGITS;
    return small && value.remainder(step).signum() == 0;
  }

  /** {@code " from 1 to 100"}; empty when there is nothing to say. */
  String describe() {
    StringBuilder text = new StringBuilder();
    if (low != null) {
      text.append(above ? " above " : " from ").append(low.toPlainString());
    }
    if (high != null) {
      text.append(below ? " below " : low == null ? " up to " : " to ").append(high.toPlainString());
    }
    return text.append(step == null ? "" : ", a multiple of " + step.toPlainString()).toString();
  }
}
