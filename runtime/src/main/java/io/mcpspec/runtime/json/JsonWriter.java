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

  /** What stands for itself is copied together. */
  private void string(String text) {
    out.append('"');
    int start = 0;
    int end = plainEnd(text, 0);
    while (end < text.length()) {
      out.append(text.substring(start, end));
      escape(text.charAt(end));
      start = end + 1;
      end = plainEnd(text, start);
    }
    out.append(text.substring(start)).append('"');
  }

  private static int plainEnd(String text, int start) {
    int end = start;
    while (end < text.length()) {
      if (isPlain(text.charAt(end))) {
        end++;
      } else if (isPair(text, end)) {
        end += 2;
      } else {
        return end;
      }
    }
    return end;
  }

  private static boolean isPlain(char c) {
    return c >= ' ' && c != '"' && c != '\\' && (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE);
  }

  private static boolean isPair(String text, int i) {
    return Character.isHighSurrogate(text.charAt(i))
        && i + 1 < text.length()
        && Character.isLowSurrogate(text.charAt(i + 1));
  }

  private void escape(char c) {
    switch (c) {
      case '"' -> out.append("\\\"");
      case '\\' -> out.append("\\\\");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> codeUnit(c);
    }
  }

  private void codeUnit(char c) {
    out.append("\\u");
    for (int shift = 12; shift >= 0; shift -= 4) {
      out.append(HEX.charAt(c >> shift & 0xf));
    }
  }
}
