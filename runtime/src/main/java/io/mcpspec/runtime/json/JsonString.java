package io.mcpspec.runtime.json;

import java.util.Objects;
import java.util.Optional;

/** A JSON string. */
public record JsonString(String value) implements Json {

  public JsonString {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public Optional<String> asString() {
    return Optional.of(value);
  }

  @Override
  public String describe() {
    return "a string";
  }

  @Override
  public String toString() {
    return toJson();
  }
}
