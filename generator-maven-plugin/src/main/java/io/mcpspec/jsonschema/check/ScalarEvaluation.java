package io.mcpspec.jsonschema.check;

import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.Keyword;
import io.mcpspec.jsonschema.SchemaNumbers;
import io.mcpspec.jsonschema.pattern.EcmaPattern;
import java.math.BigDecimal;
import java.util.Optional;

/** Decides what keywords about strings and numbers say of a value. */
final class ScalarEvaluation {

  private ScalarEvaluation() {}

  static Verdict of(Keyword keyword, Node value, Node limit) {
    if (!(value instanceof Scalar scalar)) {
      return Verdict.FITS;
    }
    return switch (keyword) {
      case MIN_LENGTH, MAX_LENGTH -> scalar.isString() ? isWithin(keyword, length(scalar), limit) : Verdict.FITS;
      case REGEX -> scalar.isString() ? matches(scalar, (Scalar) limit) : Verdict.FITS;
      case MINIMUM, MAXIMUM, EXCLUSIVE_MINIMUM, EXCLUSIVE_MAXIMUM, MULTIPLE_OF ->
          scalar.isNumber() ? isWithin(keyword, SchemaNumbers.of(value), limit) : Verdict.FITS;
      default -> Verdict.UNKNOWN;
    };
  }

  private static Verdict matches(Scalar text, Scalar pattern) {
    return EcmaPattern.of(pattern.text()).java()
        .map(java -> Verdict.of(java.matcher(text.text()).find())).orElse(Verdict.UNKNOWN);
  }

  private static Optional<BigDecimal> length(Scalar text) {
    return Optional.of(BigDecimal.valueOf(text.text().codePointCount(0, text.text().length())));
  }

  /** Whether what was measured keeps to a limit. */
  static Verdict isWithin(Keyword keyword, Optional<BigDecimal> measured, Node limit) {
    Optional<BigDecimal> bound = SchemaNumbers.of(limit);
    if (measured.isEmpty() || bound.isEmpty()) {
      return Verdict.UNKNOWN;
    }
    int compared = measured.get().compareTo(bound.get());
    return Verdict.of(switch (keyword) {
      case MIN_LENGTH, MIN_ITEMS, MIN_PROPERTIES, MINIMUM -> compared >= 0;
      case MAX_LENGTH, MAX_ITEMS, MAX_PROPERTIES, MAXIMUM -> compared <= 0;
      case EXCLUSIVE_MINIMUM -> compared > 0;
      case EXCLUSIVE_MAXIMUM -> compared < 0;
      default -> measured.get().remainder(bound.get()).signum() == 0;
    });
  }
}
