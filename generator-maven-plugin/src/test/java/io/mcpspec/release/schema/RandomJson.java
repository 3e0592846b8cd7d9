package io.mcpspec.release.schema;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes maps, lists and scalars as JSON. */
final class RandomJson {

  /** Stands for null, which maps of the JDK do not like. */
  static final Object NULL = new Object();

  private RandomJson() {}

  static String of(Object value) {
    if (value == NULL) {
      return "null";
    }
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream().map(entry -> '"' + (String) entry.getKey() + "\":" + of(entry.getValue()))
          .collect(Collectors.joining(",", "{", "}"));
    }
    if (value instanceof List<?> list) {
      return list.stream().map(RandomJson::of).collect(Collectors.joining(",", "[", "]"));
    }
    return value instanceof String text ? '"' + text + '"' : String.valueOf(value);
  }
}
