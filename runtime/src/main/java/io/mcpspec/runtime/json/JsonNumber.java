package io.mcpspec.runtime.json;

import java.math.BigDecimal;

/**
 * A JSON number; no digit is lost. Equality is numeric, as in JSON Schema: {@code 1} equals {@code 1.0}.
 *
 * @param value the number with the scale of its spelling
 */
public record JsonNumber(BigDecimal value) implements Json {

  @Override
  public String describe() {
    return "a number";
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof JsonNumber number && value.compareTo(number.value) == 0;
  }

  @Override
  public int hashCode() {
    return value.stripTrailingZeros().hashCode();
  }

  @Override
  public String toString() {
    return toJson();
  }
}
