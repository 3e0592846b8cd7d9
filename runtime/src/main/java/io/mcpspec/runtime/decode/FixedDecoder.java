package io.mcpspec.runtime.decode;

import io.mcpspec.runtime.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads one of some fixed values.
 *
 * @param <T> Java type of the values
 */
final class FixedDecoder<T> implements Decoder<T> {

  private final Map<Json, T> values;

  /**
   * @param values the Java value of each JSON value, in the order to be named
   */
  FixedDecoder(Map<Json, T> values) {
    this.values = new LinkedHashMap<>(values);
  }

  @Override
  public T decode(Json json, Path path, Problems problems) {
    T value = Optional.ofNullable(values.get(json)).orElseGet(() -> values.get(Literals.read(json, problems)));
    if (value == null) {
      problems.add(path, expected(), json);
    }
    return value;
  }

  /** Strings are named as they are, so that a list of them stays readable; the empty one is quoted. */
  @Override
  public String expected() {
    List<String> names = new ArrayList<>();
    values.keySet().forEach(json -> names.add(json.asString().filter(text -> !text.isEmpty()).orElseGet(json::toJson)));
    return names.size() == 1 ? names.get(0) : "one of " + Shown.names(names);
  }
}
