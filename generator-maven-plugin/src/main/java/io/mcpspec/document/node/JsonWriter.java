package io.mcpspec.document.node;

/**
 * Writes nodes as JSON. Members keep their order and numbers their digits; only what JSON demands is escaped, so text
 * stays readable. Neither form ends with a newline.
 */
public final class JsonWriter {

  private static final String INDENT = "  ".repeat(64);

  private final StringBuilder out = new StringBuilder();
  private final boolean pretty;

  private JsonWriter(boolean pretty) {
    this.pretty = pretty;
  }

  /** One line without blanks between the tokens. */
  public static String compact(Node node) {
    return new JsonWriter(false).write(node, 0).out.toString();
  }

  /** One member or item a line, indented by two blanks. */
  public static String pretty(Node node) {
    return new JsonWriter(true).write(node, 0).out.toString();
  }

  private JsonWriter write(Node node, int depth) {
    if (node instanceof Scalar scalar) {
      writeScalar(scalar);
    } else if (node instanceof Sequence sequence) {
      writeSequence(sequence, depth);
    } else if (node instanceof Mapping mapping) {
      writeMapping(mapping, depth);
    }
    return this;
  }

  private void writeScalar(Scalar scalar) {
    if (scalar.isString()) {
      writeString(scalar.text());
    } else {
      out.append(scalar.text());
    }
  }

  private void writeSequence(Sequence sequence, int depth) {
    out.append('[');
    String separator = "";
    for (Node item : sequence.items()) {
      out.append(separator);
      newLine(depth + 1);
      write(item, depth + 1);
      separator = ",";
    }
    if (!sequence.items().isEmpty()) {
      newLine(depth);
    }
    out.append(']');
  }

  private void writeMapping(Mapping mapping, int depth) {
    out.append('{');
    String separator = "";
    for (Mapping.Entry entry : mapping.entries()) {
      out.append(separator);
      newLine(depth + 1);
      writeString(entry.key());
      out.append(pretty ? ": " : ":");
      write(entry.value(), depth + 1);
      separator = ",";
    }
    if (!mapping.entries().isEmpty()) {
      newLine(depth);
    }
    out.append('}');
  }

  private void newLine(int depth) {
    if (pretty) {
      out.append('\n');
      for (int blanks = 2 * depth; blanks > 0; blanks -= INDENT.length()) {
        out.append(INDENT, 0, Math.min(blanks, INDENT.length()));
      }
    }
  }

  private void writeString(String text) {
    out.append('"');
    int written = 0;
    for (int i = 0; i < text.length(); i++) {
      if (isEscaped(text, i)) {
        out.append(text, written, i);
        writeEscaped(text.charAt(i));
        written = i + 1;
      }
    }
    out.append(text, written, text.length()).append('"');
  }

  private static boolean isEscaped(String text, int index) {
    char c = text.charAt(index);
    return c < ' ' || c == '"' || c == '\\' || Character.isSurrogate(c) && isLoneSurrogate(text, index);
  }

  private void writeEscaped(char c) {
    switch (c) {
      case '"' -> out.append("\\\"");
      case '\\' -> out.append("\\\\");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      case '\b' -> out.append("\\b");
      case '\f' -> out.append("\\f");
      default -> out.append("\\u").append(Integer.toHexString(0x10000 | c).substring(1));
    }
  }

  /** Half a surrogate pair has no UTF-8 form; escaped it survives. */
  private static boolean isLoneSurrogate(String text, int index) {
    char c = text.charAt(index);
    if (Character.isHighSurrogate(c)) {
      return index + 1 == text.length() || !Character.isLowSurrogate(text.charAt(index + 1));
    }
    return Character.isLowSurrogate(c) && (index == 0 || !Character.isHighSurrogate(text.charAt(index - 1)));
  }
}
