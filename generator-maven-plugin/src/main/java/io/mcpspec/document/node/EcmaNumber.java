package io.mcpspec.document.node;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Numbers as ECMAScript's {@code Number.prototype.toString} writes them. */
final class EcmaNumber {

  /** Digits that tell any two doubles apart. */
  private static final int MOST_DIGITS = 17;

  private static final int MOST_PLAIN_DIGITS = 21;

  private static final int MOST_LEADING_ZEROS = 6;

  private EcmaNumber() {}

  /** The text of the double that is nearest to {@code literal}; a literal beyond all doubles stays as it is. */
  static String text(String literal) {
    double value = Double.parseDouble(literal);
    if (Double.isInfinite(value)) {
      return literal;
    }
    return value == 0 ? "0" : (value < 0 ? "-" : "") + positive(shortest(Math.abs(value)));
  }

  /** The decimal with the fewest digits that is read as {@code value}; of these the nearest to it. */
  private static BigDecimal shortest(double value) {
    BigDecimal exact = new BigDecimal(value);
    for (int digits = 1; digits < MOST_DIGITS; digits++) {
      BigDecimal rounded = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
      if (rounded.doubleValue() == value) {
        return rounded.stripTrailingZeros();
      }
    }
    return exact.round(new MathContext(MOST_DIGITS, RoundingMode.HALF_EVEN)).stripTrailingZeros();
  }

  private static String positive(BigDecimal value) {
    String digits = value.unscaledValue().toString();
    int point = digits.length() - value.scale();
    if (digits.length() <= point && point <= MOST_PLAIN_DIGITS) {
      return digits + "0".repeat(point - digits.length());
    }
    if (0 < point && point <= MOST_PLAIN_DIGITS) {
      return digits.substring(0, point) + "." + digits.substring(point);
    }
    if (-MOST_LEADING_ZEROS < point && point <= 0) {
      return "0." + "0".repeat(-point) + digits;
    }
    String fraction = digits.length() == 1 ? "" : "." + digits.substring(1);
    int exponent = point - 1;
    return digits.charAt(0) + fraction + "e" + (exponent < 0 ? "-" : "+") + Math.abs(exponent);
  }
}
