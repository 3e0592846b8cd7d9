package io.mcpspec.jsonschema.type;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;

/** Reads numbers out of nodes without ever expanding a huge exponent. */
final class Numbers {

  private static final int MAX_EXPONENT = 400;

  private Numbers() {}

  /** The number under {@code keyword}; empty when it is no number, or one of more than 400 digits. */
  static Optional<BigDecimal> decimal(Mapping schema, String keyword) {
    return schema.get(keyword).flatMap(Numbers::decimal);
  }

  static Optional<BigDecimal> decimal(Node node) {
    if (!(node instanceof Scalar scalar) || !scalar.isNumber()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new BigDecimal(scalar.text())).filter(Numbers::sane);
    } catch (NumberFormatException notFinite) {
      return Optional.empty();
    }
  }

  private static boolean sane(BigDecimal value) {
    return Math.abs((long) value.scale()) <= MAX_EXPONENT && value.precision() <= MAX_EXPONENT;
  }

  /** The whole number under {@code keyword}; {@code 3.0} is one. */
  static Optional<BigInteger> integer(Mapping schema, String keyword) {
    return schema.get(keyword).flatMap(Numbers::integer);
  }

  static Optional<BigInteger> integer(Node node) {
    return decimal(node).filter(value -> value.stripTrailingZeros().scale() <= 0).map(BigDecimal::toBigInteger);
  }
}
