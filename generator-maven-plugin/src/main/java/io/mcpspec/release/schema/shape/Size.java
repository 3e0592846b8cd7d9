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

  private static final Size NONE = new Size(BigDecimal.ONE, Optional.of(BigDecimal.ZERO));

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

  /** The part of these sizes that is above all of the others. */
  public Size above(Size other) {
    return other.most().map(end -> and(new Size(end.add(BigDecimal.ONE), Optional.empty()))).orElse(NONE);
  }

  /** The part of these sizes that is below all of the others. */
  public Size below(Size other) {
    return and(new Size(BigDecimal.ZERO, Optional.of(other.least().subtract(BigDecimal.ONE))));
  }

  /** The least size as an integer, cut where none has so many. */
  public int leastWhole() {
    return whole(least);
  }

  /** The greatest size as an integer; {@link Integer#MAX_VALUE} when there is no limit. */
  public int mostWhole() {
    return most.map(Size::whole).orElse(Integer.MAX_VALUE);
  }

  private static int whole(BigDecimal size) {
    return size.min(BigDecimal.valueOf(Integer.MAX_VALUE - 1)).intValue();
  }

  public boolean isImpossible() {
    return most.isPresent() && least.compareTo(most.get()) > 0;
  }

  public boolean accepts(int size) {
    BigDecimal number = BigDecimal.valueOf(size);
    return least.compareTo(number) <= 0 && (most.isEmpty() || most.get().compareTo(number) >= 0);
  }
}
