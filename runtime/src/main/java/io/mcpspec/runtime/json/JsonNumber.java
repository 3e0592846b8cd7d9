package io.mcpspec.runtime.json;

import java.math.BigDecimal;
import java.util.Objects;
import java.util.OptionalLong;

/**
 * A JSON number; no digit is lost and its spelling is kept, so that {@code 1.50} goes out as it came in. Equality is
 * numeric, as in JSON Schema: {@code 1} equals {@code 1.0}.
 *
 * <p>The exponent may be as large as 10<sup>9</sup>: never expand {@link #value()} with {@code toPlainString} or
 * {@code toBigInteger} without looking at its size first.
 *
 * @param value the number
 * @param spelling the number as JSON text
 */
public record JsonNumber(BigDecimal value, String spelling) implements Json {

  /** More digits than a {@code long} has. */
  private static final int LONG_DIGITS = 19;

  public JsonNumber {
    Objects.requireNonNull(value, "value");
    Objects.requireNonNull(spelling, "spelling");
  }

  public JsonNumber(BigDecimal value) {
    this(value, value.toString());
  }

  /** Whether the number is an integer, whatever its spelling: {@code 1.0} and {@code 1e2} are. */
  public boolean isWhole() {
    return value.scale() <= 0 || value.stripTrailingZeros().scale() <= 0;
  }

  /** The number, when it is an integer that a {@code long} holds. */
  public OptionalLong asLong() {
    long digitsBeforePoint = (long) value.precision() - value.scale();
    if (value.signum() != 0 && digitsBeforePoint > LONG_DIGITS || !isWhole()) {
      return OptionalLong.empty();
    }
    try {
      return OptionalLong.of(value.longValueExact());
    } catch (ArithmeticException beyondLong) {
      return OptionalLong.empty();
    }
  }

  @Override
  public String describe() {
    return "a number";
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof JsonNumber number && value.compareTo(number.value) == 0;
  }

  @Override
  public int hashCode() {
    return value.stripTrailingZeros().hashCode();
  }

  @Override
  public String toString() {
    return spelling;
  }
}
