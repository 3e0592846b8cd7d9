package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;

/** Holds a value against its schema as well, once its form is right. */
record CheckedDecoder<T>(Decoder<T> decoder, SchemaCheck check) implements Decoder<T> {

  @Override
  public T decode(Json json, Path path, Problems problems) {
    int before = problems.count();
    T value = decoder.decode(json, path, problems);
    if (problems.count() == before) {
      check.check(json, path, problems);
    }
    return problems.count() == before ? value : null;
  }

  @Override
  public String expected() {
    return decoder.expected();
  }
}
