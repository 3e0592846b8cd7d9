package io.mcpspec.release.schema.shape;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import java.util.Locale;

/** The types of JSON values; integers are numbers. */
public enum JsonType {
  STRING,
  NUMBER,
  BOOLEAN,
  OBJECT,
  ARRAY,
  NULL;

  /** The type of a value. */
  public static JsonType of(Node value) {
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
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
