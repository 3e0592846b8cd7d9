package io.mcpspec.release.schema.shape;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import java.math.BigDecimal;
import java.util.Optional;

/** Numbers in schemas; those with exponents that would make arithmetic slow are none. */
public final class Decimals {

  private static final int MOST_EXPONENT = 400;

  private Decimals() {}

  /** The number; empty when the value is none, or too far from one. */
  static Optional<BigDecimal> of(Node value) {
    if (!(value instanceof Scalar scalar) || !scalar.isNumber()) {
      return Optional.empty();
    }
    BigDecimal number = new BigDecimal(scalar.text());
    long magnitude = (long) number.precision() - number.scale();
    boolean modest = Math.abs(magnitude) <= MOST_EXPONENT && Math.abs((long) number.scale()) <= 2L * MOST_EXPONENT;
    return modest || number.signum() == 0 ? Optional.of(plain(number)) : Optional.empty();
  }

  /** The same number always in the same form. */
  static BigDecimal plain(BigDecimal number) {
    return number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
  }

  static boolean isWhole(BigDecimal number) {
    return plain(number).scale() <= 0;
  }

  /** As people write it: {@code 1024}, {@code 0.5}. */
  public static String text(BigDecimal number) {
    return plain(number).toPlainString();
  }
}
