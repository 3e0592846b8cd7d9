package io.mcpspec.runtime.json;

/** Reads the strings of JSON text. */
final class JsonText {

  private static final int HEX_DIGITS = 4;

  private JsonText() {}

  /**
   * @param cursor before the opening quote; it is left behind the closing one
   */
  static String read(JsonCursor cursor) {
    cursor.take();
    int start = cursor.position();
    cursor.skipPlain();
    if (cursor.peek() == '"') {
      String plain = cursor.since(start);
      cursor.take();
      return plain;
    }
    StringBuilder out = new StringBuilder();
    cursor.appendSince(start, out);
    while (!cursor.takeIf('"')) {
      if (!cursor.takeIf('\\')) {
        throw cursor.unexpected("the string to go on, with control characters escaped");
      }
      out.append(escaped(cursor));
      start = cursor.position();
      cursor.skipPlain();
      cursor.appendSince(start, out);
    }
    return out.toString();
  }

  private static char escaped(JsonCursor cursor) {
    char plain = switch (cursor.peek()) {
      case '"', '\\', '/' -> cursor.peek();
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> 'u';
      default -> throw cursor.unexpected("an escape such as `\\n`");
    };
    cursor.take();
    return plain == 'u' ? codeUnit(cursor) : plain;
  }

  private static char codeUnit(JsonCursor cursor) {
    int unit = 0;
    for (int i = 0; i < HEX_DIGITS; i++) {
      int digit = cursor.peek() < 0x80 ? Character.digit(cursor.peek(), 16) : -1;
      if (digit < 0) {
        throw cursor.unexpected("a hexadecimal digit");
      }
      cursor.take();
      unit = unit << 4 | digit;
    }
    return (char) unit;
  }
}
