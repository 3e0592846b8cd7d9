package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;
import java.util.function.Function;

/** Decoders that look at a value's form alone. */
final class Form {

  private Form() {}

  /**
   * @param reader gives null for what has another form
   */
  static <T> Decoder<T> of(String expected, Function<Json, T> reader) {
    return new Decoder<>() {
      @Override
      public T decode(Json json, Path path, Problems problems) {
        T value = reader.apply(json);
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
