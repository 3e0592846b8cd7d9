package io.mcpspec.release.schema.shape;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * How long or large a value is.
 *
 * @param least 0 or more
 * @param most none when there is no limit
 */
public record Size(BigDecimal least, Optional<BigDecimal> most) {

  public static final Size ANY = new Size(BigDecimal.ZERO, Optional.empty());

  public Size {
    least = Decimals.plain(least.max(BigDecimal.ZERO));
  }

  Size and(Size other) {
    Optional<BigDecimal> smaller = most.isPresent() && other.most.isPresent()
        ? Optional.of(most.get().min(other.most.get())) : most.or(other::most);
    return new Size(least.max(other.least), smaller);
  }

  Size atMost(int limit) {
    return and(new Size(BigDecimal.ZERO, Optional.of(BigDecimal.valueOf(limit))));
  }

  boolean isImpossible() {
    return most.isPresent() && least.compareTo(most.get()) > 0;
  }

  boolean accepts(int size) {
    BigDecimal number = BigDecimal.valueOf(size);
    return least.compareTo(number) <= 0 && (most.isEmpty() || most.get().compareTo(number) >= 0);
  }
}
