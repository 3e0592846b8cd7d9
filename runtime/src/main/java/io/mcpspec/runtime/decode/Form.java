package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Decoders that look at a value's form alone. */
final class Form {

  private Form() {}

  /** The same for a value that may be spelt in a string. */
  static <T> Decoder<T> literal(String expected, Function<Json, T> reader) {
    return of(expected, (json, problems) -> reader.apply(Literals.read(json, problems)));
  }

  /**
   * A decoder.
   *
   * @param reader gives null for what has another form
   */
  static <T> Decoder<T> of(String expected, Function<Json, T> reader) {
    return of(expected, (json, problems) -> reader.apply(json));
  }

  private static <T> Decoder<T> of(String expected, BiFunction<Json, Problems, T> reader) {
    return new Decoder<>() {
      @Override
      public T decode(Json json, Path path, Problems problems) {
        T value = reader.apply(json, problems);
        if (value == null) {
          problems.add(path, expected, json);
        }
        return value;
      }

      @Override
      public String expected() {
        return expected;
      }
    };
  }
}
