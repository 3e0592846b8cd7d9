package io.mcpspec.runtime.text;

import java.util.Locale;

/**
 * A failure's text as a client gets it: with a bound, and without characters that a terminal obeys or that change the
 * direction of text. Such characters may come from AWS, from an item or from a caller.
 */
public final class ErrorText {

  /** In UTF-16 units; about 4,000 tokens. */
  static final int LONGEST = 16_000;

  private ErrorText() {}

  public static String of(String text) {
    String visible = visible(text);
    if (visible.length() <= LONGEST) {
      return visible;
    }
    String head = Quoted.head(visible, LONGEST);
    return head + String.format(Locale.ROOT,
        "…%n(%,d more characters are left out; ask for less in one call to see them)", visible.length() - head.length())
        .replace("\r\n", "\n");
  }

  /** The text with each such character as its code, such as {@code \\u001b}. */
  static String visible(String text) {
    if (text.codePoints().noneMatch(ErrorText::isHarmful)) {
      return text;
    }
    StringBuilder out = new StringBuilder();
    text.codePoints().forEach(character -> {
      if (isHarmful(character)) {
        for (char unit : Character.toChars(character)) {
          out.append(String.format(Locale.ROOT, "\\u%04x", (int) unit));
        }
      } else {
        out.appendCodePoint(character);
      }
    });
    return out.toString();
  }

  private static boolean isHarmful(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL -> character != '\n' && character != '\t';
      case Character.SURROGATE, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
      case Character.FORMAT -> character != '\u200c' && character != '\u200d';
      default -> false;
    };
  }
}
