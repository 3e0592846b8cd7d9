package io.mcpspec.runtime.json;

import java.util.Map;

/**
 * Writes compact JSON on one line. Half a surrogate pair is escaped: it is legal in JSON text, and UTF-8 cannot hold
 * it.
 */
final class JsonWriter {

  private static final String HEX = "0123456789abcdef";

  private final StringBuilder out = new StringBuilder();

  private JsonWriter() {}

  static String write(Json value) {
    JsonWriter writer = new JsonWriter();
    writer.value(value);
    return writer.out.toString();
  }

  private void value(Json value) {
    if (value instanceof JsonObject object) {
      object(object);
    } else if (value instanceof JsonArray array) {
      array(array);
    } else if (value instanceof JsonString string) {
      string(string.value());
    } else if (value instanceof JsonNumber number) {
      out.append(number.spelling());
    } else if (value instanceof JsonBoolean bool) {
      out.append(bool.value());
    } else {
      out.append("null");
    }
  }

  private void object(JsonObject object) {
    char separator = '{';
    for (Map.Entry<String, Json> member : object.members().entrySet()) {
      out.append(separator);
      string(member.getKey());
      out.append(':');
      value(member.getValue());
      separator = ',';
    }
    out.append(separator == '{' ? "{}" : "}");
  }

  private void array(JsonArray array) {
    char separator = '[';
    for (Json item : array.items()) {
      out.append(separator);
      value(item);
      separator = ',';
    }
    out.append(separator == '[' ? "[]" : "]");
  }

  private void string(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (isPair(text, i)) {
        out.append(c).append(text.charAt(++i));
      } else {
        character(c);
      }
    }
    out.append('"');
  }

  private static boolean isPair(String text, int i) {
    return Character.isHighSurrogate(text.charAt(i))
        && i + 1 < text.length()
        && Character.isLowSurrogate(text.charAt(i + 1));
  }

  private void character(char c) {
    switch (c) {
      case '"' -> out.append("\\\"");
      case '\\' -> out.append("\\\\");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> {
        if (c < ' ' || Character.isSurrogate(c)) {
          escape(c);
        } else {
          out.append(c);
        }
      }
    }
  }

  private void escape(char c) {
    out.append("\\u");
    for (int shift = 12; shift >= 0; shift -= 4) {
      out.append(HEX.charAt(c >> shift & 0xf));
    }
  }
}
