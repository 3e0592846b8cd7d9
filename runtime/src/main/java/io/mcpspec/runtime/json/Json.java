package io.mcpspec.runtime.json;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * A JSON value. Stubs use it wherever a schema has no good Java type, so that no library's node type reaches users.
 * Values are immutable; objects keep the order of their members.
 */
public sealed interface Json permits JsonObject, JsonArray, JsonString, JsonNumber, JsonBoolean, JsonNull {

  /** JSON's {@code null}. */
  static Json nullValue() {
    return JsonNull.NULL;
  }

  static Json of(String value) {
    return new JsonString(value);
  }

  static Json of(boolean value) {
    return JsonBoolean.of(value);
  }

  static Json of(long value) {
    return new JsonNumber(BigDecimal.valueOf(value));
  }

  static Json of(BigDecimal value) {
    return new JsonNumber(value);
  }

  static JsonArray array(Collection<? extends Json> items) {
    return new JsonArray(List.copyOf(items));
  }

  /** The JSON type's name with its article, for messages: {@code a string}, {@code null}. */
  String describe();

  /** The members, when this is an object. */
  default Optional<JsonObject> asObject() {
    return Optional.empty();
  }

  /** The text, when this is a string. */
  default Optional<String> asString() {
    return Optional.empty();
  }

  /** The items, when this is an array. */
  default Optional<JsonArray> asArray() {
    return Optional.empty();
  }

  /** Compact JSON text on one line, non-ASCII characters unescaped. */
  default String toJson() {
    return JsonWriter.write(this);
  }
}
