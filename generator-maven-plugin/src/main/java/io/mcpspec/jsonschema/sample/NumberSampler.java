package io.mcpspec.jsonschema.sample;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.SchemaMembers;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;

/** Makes a number between its bounds: one where that fits, else the nearest to it. */
record NumberSampler(SchemaMembers keywords, boolean integer) {

  private static final BigDecimal TWO = BigDecimal.valueOf(2);

  Optional<Node> sample(int variant) {
    BigDecimal step = step();
    BigDecimal value = start(step).add(step.multiply(BigDecimal.valueOf(variant)));
    if (isTooLarge(value)) {
      value = start(step).subtract(step.multiply(BigDecimal.valueOf(variant)));
    }
    BigDecimal plain = value.signum() == 0 ? BigDecimal.ZERO : value.stripTrailingZeros();
    boolean whole = plain.scale() <= 0;
    Scalar.Kind kind = whole ? Scalar.Kind.INTEGER : Scalar.Kind.NUMBER;
    return integer && !whole
        ? Optional.empty()
        : Optional.of(new Scalar(kind, plain.toPlainString(), keywords.schema().span()));
  }

  /** What values are apart. */
  private BigDecimal step() {
    Optional<BigDecimal> multiple = keywords.number("multipleOf").filter(number -> number.signum() > 0);
    if (multiple.isEmpty() || !integer || multiple.get().stripTrailingZeros().scale() <= 0) {
      return multiple.orElse(BigDecimal.ONE);
    }
    BigDecimal whole = multiple.get();
    for (int i = 2; whole.stripTrailingZeros().scale() > 0 && i <= 1_000; i++) {
      whole = multiple.get().multiply(BigDecimal.valueOf(i));
    }
    return whole;
  }

  private BigDecimal start(BigDecimal step) {
    Optional<BigDecimal> least = keywords.number("minimum");
    Optional<BigDecimal> above = keywords.number("exclusiveMinimum");
    BigDecimal low = least.map(value -> above.map(value::max).orElse(value)).or(() -> above).orElse(BigDecimal.ONE);
    boolean bounded = least.isPresent() || above.isPresent();
    BigDecimal from = bounded && low.compareTo(BigDecimal.ONE) < 0 && !isTooLarge(step) ? step.max(low) : low;
    BigDecimal value = multiple(from, step, RoundingMode.CEILING);
    if (above.isPresent() && value.compareTo(above.get()) <= 0) {
      value = value.add(step);
    }
    return isTooLarge(value) ? below(low, bounded, step) : value;
  }

  /** The highest allowed value; without a multiple to keep to, what lies in the middle. */
  private BigDecimal below(BigDecimal low, boolean bounded, BigDecimal step) {
    BigDecimal most = keywords.number("maximum").or(() -> keywords.number("exclusiveMaximum")).orElseThrow();
    BigDecimal value = multiple(most, step, RoundingMode.FLOOR);
    if (isTooLarge(value)) {
      value = value.subtract(step);
    }
    boolean fits = !bounded || value.compareTo(low) >= 0;
    return integer || keywords.number("multipleOf").isPresent() || fits && !bounded
        ? value
        : low.add(most).divide(TWO);
  }

  private BigDecimal multiple(BigDecimal value, BigDecimal step, RoundingMode rounding) {
    return integer || keywords.number("multipleOf").isPresent()
        ? value.divide(step, 0, rounding).multiply(step)
        : value;
  }

  private boolean isTooLarge(BigDecimal value) {
    return keywords.number("maximum").filter(most -> value.compareTo(most) > 0).isPresent()
        || keywords.number("exclusiveMaximum").filter(most -> value.compareTo(most) >= 0).isPresent();
  }
}
