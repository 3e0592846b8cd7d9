package io.mcpspec.runtime.aws.dynamodb.value;

import io.mcpspec.runtime.decode.Path;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonNumber;
import java.math.BigDecimal;

/** Kinds of arguments that are more than Java's types can hold them to. */
enum ValueKind {
  /** The attributes of an item, or the values of an expression. */
  MAP,
  /** A primary key. */
  KEY,
  /** A list of attribute values. */
  LIST,
  /** One attribute value. */
  VALUE,
  /** A point in time. */
  TIME,
  /** An integer of 32 bits. */
  INT32,
  /** Any other object or array. */
  CONTAINER;

  private static final BigDecimal LEAST = BigDecimal.valueOf(Long.MIN_VALUE);
  private static final BigDecimal MOST = BigDecimal.valueOf(Long.MAX_VALUE);

  /** Whether no string can stand here, so that one is taken for its JSON. */
  boolean isContainer() {
    return this == MAP || this == KEY || this == LIST || this == CONTAINER;
  }

  /** Reports what is wrong with what stands at {@code path}; what has another form, its decoder has reported. */
  void check(Json source, Path path, RequestValues values) {
    switch (this) {
      case MAP -> values.map(source, path);
      case KEY -> values.key(source, path);
      case LIST -> source.asArray().ifPresent(array -> values.list(array.items(), path));
      case VALUE -> values.value(source, path);
      case TIME ->
          source.asString().ifPresentOrElse(text -> values.instant(text, path), () -> values.notTime(source, path));
      case INT32 -> int32(source, path, values);
      case CONTAINER -> { }
    }
  }

  private static void int32(Json source, Path path, RequestValues values) {
    if (source instanceof JsonNumber number
        && number.value().stripTrailingZeros().scale() <= 0
        && number.value().compareTo(LEAST) >= 0
        && number.value().compareTo(MOST) <= 0) {
      values.int32(number.value().longValueExact(), path);
    }
  }
}
