package io.mcpspec.release.schema.shape;

import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.SchemaNumbers;
import java.math.BigDecimal;
import java.util.Optional;

/** Numbers in one form each, so that equal ones are the same. */
public final class Decimals {

  private Decimals() {}

  /** The number; empty when the value is none, or too far from one. */
  static Optional<BigDecimal> of(Node value) {
    return SchemaNumbers.of(value).map(Decimals::plain);
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
