package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;
import java.util.function.Function;

/** Puts what another decoder reads into something else. */
record MappedDecoder<T, R>(Decoder<T> decoder, Function<T, R> conversion) implements Decoder<R> {

  @Override
  public R decode(Json json, Path path, Problems problems) {
    T value = decoder.decode(json, path, problems);
    return value == null ? null : conversion.apply(value);
  }

  @Override
  public String expected() {
    return decoder.expected();
  }
}
