package io.mcpspec.emit.java.print;

import com.squareup.javapoet.CodeBlock;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Java literals for any value. */
public final class Literals {

  /** A constant of a class file holds 65,535 bytes; every char takes three at most. */
  private static final int MOST_CHARS = 20_000;

  private Literals() {}

  /** An expression for the string: a literal, or the parts of one that is too long. */
  public static CodeBlock string(String value) {
    if (value.length() <= MOST_CHARS || value.getBytes(StandardCharsets.UTF_8).length <= MOST_CHARS) {
      return CodeBlock.of("$L", quoted(value));
    }
    List<CodeBlock> parts = new ArrayList<>();
    for (int start = 0; start < value.length(); start += MOST_CHARS) {
      String part = value.substring(start, Math.min(value.length(), start + MOST_CHARS));
      parts.add(CodeBlock.of("$L", quoted(part)));
    }
    return CodeBlock.of("$T.join($S,$W$L)", String.class, "", CodeBlock.join(parts, ",$W"));
  }

  /** An expression for a text in lines: a literal for each of them. */
  static String lines(String value) {
    List<String> lines = new ArrayList<>();
    int start = 0;
    for (int end = value.indexOf('\n') + 1; end > 0 && end < value.length(); end = value.indexOf('\n', start) + 1) {
      lines.add(quoted(value.substring(start, end)));
      start = end;
    }
    lines.add(quoted(value.substring(start)));
    return String.join("\n    + ", lines);
  }

  private static String quoted(String value) {
    StringBuilder text = new StringBuilder("\"");
    for (int i = 0; i < value.length(); i++) {
      text.append(escaped(value, i));
    }
    return text.append('"').toString();
  }

  private static String escaped(String value, int index) {
    char c = value.charAt(index);
    return switch (c) {
      case '"' -> "\\\"";
      case '\\' -> "\\\\";
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      default -> readable(value, index) ? String.valueOf(c) : "\\u" + Integer.toHexString(0x10000 | c).substring(1);
    };
  }

  /** Letters and signs stay as they are; what an editor does not show, or UTF-8 cannot hold, is escaped. */
  private static boolean readable(String value, int index) {
    char c = value.charAt(index);
    if (c < 0x7f) {
      return c >= ' ';
    }
    int symbol = c;
    if (Character.isLowSurrogate(c) && index > 0) {
      symbol = Character.codePointAt(value, index - 1);
    } else if (Character.isHighSurrogate(c)) {
      symbol = value.codePointAt(index);
    }
    return switch (Character.getType(symbol)) {
      case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.UNASSIGNED, Character.PRIVATE_USE,
              Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SPACE_SEPARATOR -> false;
      default -> true;
    };
  }

  /** An expression for a whole number, {@code 3} or {@code 3000000000L}; a string beyond {@code long}. */
  public static CodeBlock whole(BigInteger value) {
    if (value.bitLength() < Integer.SIZE) {
      return CodeBlock.of("$L", value);
    }
    return value.bitLength() < Long.SIZE ? CodeBlock.of("$LL", value) : CodeBlock.of("$L", quoted(value.toString()));
  }
}
