package io.mcpspec.runtime.aws.dynamodb.value;

import io.mcpspec.runtime.text.Excerpt;
import java.math.BigDecimal;
import java.util.regex.Pattern;

/**
 * DynamoDB's numbers: up to 38 significant digits, magnitude from 1E-130 to below 1E126. They stay text, so that every
 * digit arrives as it was sent.
 */
final class DynamoNumber {

  private static final int DIGITS = 38;
  private static final int HIGHEST_EXPONENT = 125;
  private static final int LOWEST_EXPONENT = -130;
  /** Longer texts hold too many digits or are padded with zeros; reading them would only cost time. */
  private static final int LONGEST = 400;

  private static final Pattern FORM = Pattern.compile("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d{1,6})?");

  private DynamoNumber() {}

  /** A number that DynamoDB takes, or what is wrong with it. */
  record Reading(BigDecimal value, String problem) {

    boolean isGood() {
      return problem == null;
    }
  }

  static Reading read(String text) {
    if (text.length() > LONGEST) {
      return wrong("a number has at most " + DIGITS + " significant digits, got " + text.length() + " characters");
    }
    if (!FORM.matcher(text).matches()) {
      return wrong("expected a number such as \"12\", \"-0.5\" or \"1E3\", got " + Excerpt.of(text));
    }
    return check(new BigDecimal(text));
  }

  static Reading check(BigDecimal value) {
    BigDecimal stripped = value.stripTrailingZeros();
    if (stripped.precision() > DIGITS) {
      return wrong("a number has at most " + DIGITS + " significant digits, got " + stripped.precision());
    }
    long exponent = (long) stripped.precision() - stripped.scale() - 1;
    if (stripped.signum() != 0 && (exponent > HIGHEST_EXPONENT || exponent < LOWEST_EXPONENT)) {
      return wrong("a number is 0 or lies between 1E-130 and 9.99E125 either side of it, got " + stripped);
    }
    return new Reading(value, null);
  }

  private static Reading wrong(String problem) {
    return new Reading(null, problem);
  }
}
