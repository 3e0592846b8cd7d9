package io.mcpspec.release.schema;

import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
import io.mcpspec.generator.tree.Sequence;
import java.util.Locale;

/** The types of JSON values; integers are numbers. */
enum JsonType {
  STRING,
  NUMBER,
  BOOLEAN,
  OBJECT,
  ARRAY,
  NULL;

  /** The type of a value. */
  static JsonType of(Node value) {
    if (value instanceof Mapping) {
      return OBJECT;
    }
    if (value instanceof Sequence) {
      return ARRAY;
    }
    return switch (((Scalar) value).kind()) {
      case STRING -> STRING;
      case INTEGER, NUMBER -> NUMBER;
      case BOOLEAN -> BOOLEAN;
      case NULL -> NULL;
    };
  }

  /** Its name in a schema. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
