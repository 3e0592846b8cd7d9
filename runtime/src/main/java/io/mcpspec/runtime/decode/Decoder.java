package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;

/**
 * Reads a JSON value as a Java value and says what is wrong with it.
 *
 * @param <T> the Java type
 */
@FunctionalInterface
public interface Decoder<T> {

  /**
   * Reads {@code json}; everything that is wrong goes to {@code problems}, never an exception.
   *
   * @param path where the value stands
   * @return the value; null when it is wrong, and then a problem was added
   */
  T decode(Json json, Path path, Problems problems);

  /** What the value should be, for messages: {@code a string of 3 to 255 characters}. */
  default String expected() {
    return "an object";
  }
}
