package io.mcpspec.runtime.json;

/** A place in JSON text. */
final class JsonCursor {

  /** What {@link #peek()} gives at the end: no JSON text holds it outside of strings, and none unescaped in them. */
  static final char END = '\0';

  private final String text;
  private int position;

  JsonCursor(String text) {
    this.text = text;
  }

  int position() {
    return position;
  }

  boolean atEnd() {
    return position == text.length();
  }

  char peek() {
    return atEnd() ? END : text.charAt(position);
  }

  char take() {
    if (atEnd()) {
      throw unexpected("more");
    }
    return text.charAt(position++);
  }

  boolean takeIf(char wanted) {
    boolean is = !atEnd() && peek() == wanted;
    position += is ? 1 : 0;
    return is;
  }

  void takeSign() {
    if (peek() == '+' || peek() == '-') {
      position++;
    }
  }

  boolean takeAll(String word) {
    boolean is = text.startsWith(word, position);
    position += is ? word.length() : 0;
    return is;
  }

  boolean takeAfterSpace(char wanted) {
    skipSpace();
    return takeIf(wanted);
  }

  void skipSpace() {
    while (position < text.length() && isSpace(text.charAt(position))) {
      position++;
    }
  }

  private static boolean isSpace(char c) {
    return c <= ' ' && (c == ' ' || c == '\t' || c == '\n' || c == '\r');
  }

  /** Skips what stands for itself in a string. One look at each character: at start, all this is interpreted. */
  void skipPlain() {
    int end = position;
    while (end < text.length() && isPlain(text.charAt(end))) {
      end++;
    }
    position = end;
  }

  private static boolean isPlain(char c) {
    return c >= ' ' && c != '"' && c != '\\';
  }

  /** The text from {@code start} to here. */
  String since(int start) {
    return text.substring(start, position);
  }

  void appendSince(int start, StringBuilder out) {
    out.append(text.substring(start, position)); // a range would be copied character by character
  }

  JsonSyntaxException unexpected(String expected) {
    return error("not JSON: expected " + expected + ", got " + (atEnd() ? "the end" : shown(peek())), position);
  }

  JsonSyntaxException error(String message, int at) {
    int line = 1;
    int lineStart = 0;
    for (int i = 0; i < at; i++) {
      if (text.charAt(i) == '\n') {
        line++;
        lineStart = i + 1;
      }
    }
    return new JsonSyntaxException(message + " at line " + line + ", column " + (at - lineStart + 1));
  }

  private static String shown(char c) {
    boolean printable = c >= ' ' && c <= '~';
    return printable ? "`" + c + "`" : "the character U+" + Integer.toHexString(0x10000 | c).substring(1);
  }
}
