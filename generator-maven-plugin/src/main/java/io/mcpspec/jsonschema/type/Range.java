package io.mcpspec.jsonschema.type;

import io.mcpspec.jsonschema.SchemaMembers;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The numbers that a schema allows.
 *
 * @param low least number
 * @param high greatest number
 * @param multipleOf what every number is a multiple of; above zero
 */
public record Range(Optional<Bound> low, Optional<Bound> high, Optional<BigDecimal> multipleOf) {

  /**
   * An end of a range.
   *
   * @param exclusive whether the value itself is outside
   */
  public record Bound(BigDecimal value, boolean exclusive) {}

  /** Reads the bounds; of an inclusive and an exclusive one the narrower holds. */
  static Range of(SchemaMembers schema) {
    Optional<Bound> low =
        bounds(schema, "minimum", "exclusiveMinimum")
            .reduce((a, b) -> b.value().compareTo(a.value()) >= 0 ? b : a);
    Optional<Bound> high =
        bounds(schema, "maximum", "exclusiveMaximum")
            .reduce((a, b) -> b.value().compareTo(a.value()) <= 0 ? b : a);
    return new Range(low, high, schema.number("multipleOf").filter(value -> value.signum() > 0));
  }

  private static Stream<Bound> bounds(SchemaMembers schema, String inclusive, String exclusive) {
    return Stream.concat(
        schema.number(inclusive).map(value -> new Bound(value, false)).stream(),
        schema.number(exclusive).map(value -> new Bound(value, true)).stream());
  }

  /** The same range of integers, with whole inclusive bounds. */
  Range whole() {
    return new Range(low.map(bound -> whole(bound, 1)), high.map(bound -> whole(bound, -1)), multipleOf);
  }

  private static Bound whole(Bound bound, int inward) {
    BigDecimal value = bound.value().setScale(0, inward > 0 ? RoundingMode.CEILING : RoundingMode.FLOOR);
    boolean skip = bound.exclusive() && value.compareTo(bound.value()) == 0;
    return new Bound(skip ? value.add(BigDecimal.valueOf(inward)) : value, false);
  }

  /** Whether {@code value} lies between the bounds. */
  public boolean contains(BigDecimal value) {
    return low.map(bound -> value.compareTo(bound.value()) >= (bound.exclusive() ? 1 : 0)).orElse(true)
        && high.map(bound -> value.compareTo(bound.value()) <= (bound.exclusive() ? -1 : 0)).orElse(true);
  }

  public boolean bounded() {
    return low.isPresent() || high.isPresent() || multipleOf.isPresent();
  }
}
