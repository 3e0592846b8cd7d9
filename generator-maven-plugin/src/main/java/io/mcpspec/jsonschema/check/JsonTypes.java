package io.mcpspec.jsonschema.check;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.SchemaNumbers;

/** The types of JSON values. */
public final class JsonTypes {

  private JsonTypes() {}

  /** The name of the narrowest type of a value; {@code 3.0} is an integer. */
  public static String of(Node value) {
    if (value instanceof Scalar scalar) {
      return switch (scalar.kind()) {
        case STRING -> "string";
        case BOOLEAN -> "boolean";
        case NULL -> "null";
        case INTEGER -> "integer";
        case NUMBER -> SchemaNumbers.whole(value).isPresent() ? "integer" : "number";
      };
    }
    return value instanceof Mapping ? "object" : "array";
  }

  /** Whether a value has a type. */
  public static boolean isOf(Node value, String type) {
    String own = of(value);
    return own.equals(type) || own.equals("integer") && type.equals("number");
  }
}
