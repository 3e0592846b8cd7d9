package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonString;
import java.math.BigDecimal;
import java.util.regex.Pattern;

/**
 * Numbers and booleans that come as a string, as models send them at times. They are taken only where the schema allows
 * no string, so that each has one meaning.
 */
final class Literals {

  private static final int LONGEST = 1000;
  private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d{1,6})?");

  private Literals() {}

  /** The number or boolean that a string spells; anything else as it is. */
  static Json read(Json json, Problems problems) {
    if (problems.isStrict() || !(json instanceof JsonString string) || string.value().length() > LONGEST) {
      return json;
    }
    return switch (string.value()) {
      case "true", "True" -> Json.of(true);
      case "false", "False" -> Json.of(false);
      default -> NUMBER.matcher(string.value()).matches() ? Json.of(new BigDecimal(string.value())) : json;
    };
  }
}
