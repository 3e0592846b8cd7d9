package io.mcpspec.jsonschema;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;

/** Numbers in schemas. Those with more than 400 digits before or after the point count as absent. */
public final class SchemaNumbers {

  private static final int MOST_DIGITS = 400;

  private SchemaNumbers() {}

  /** The number that a value is; empty for other values and for numbers that are too long to calculate with. */
  public static Optional<BigDecimal> of(Node value) {
    return value instanceof Scalar scalar && scalar.isNumber()
        ? Optional.of(new BigDecimal(scalar.text())).filter(SchemaNumbers::isShort)
        : Optional.empty();
  }

  /** The whole number that a value is; {@code 3.0} is one. */
  public static Optional<BigInteger> whole(Node value) {
    return of(value).filter(number -> number.stripTrailingZeros().scale() <= 0).map(BigDecimal::toBigInteger);
  }

  private static boolean isShort(BigDecimal number) {
    return Math.abs((long) number.precision() - number.scale()) <= MOST_DIGITS
        && Math.abs((long) number.scale()) <= MOST_DIGITS;
  }
}
