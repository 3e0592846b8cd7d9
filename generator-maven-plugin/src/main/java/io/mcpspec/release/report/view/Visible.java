package io.mcpspec.release.report.view;

import java.util.Locale;

/**
 * Text as a reviewer has to see it: characters that do not show, that steer a terminal or that only look like others
 * are named, {@code ⟨U+200B⟩}, so that nothing can hide in a report, and none of it can act on who reads it.
 */
public final class Visible {

  private static final int NO_BREAK_SPACE = 0xA0;
  private static final int NO_BREAK_HYPHEN = 0x2011;
  private static final int NARROW_NO_BREAK_SPACE = 0x202F;
  private static final int NON_JOINER = 0x200C;
  private static final int JOINER = 0x200D;
  private static final int GRAPHEME_JOINER = 0x34F;
  private static final int FIRST_SUPPLEMENTARY_SELECTOR = 0xE0100;
  private static final int LAST_SUPPLEMENTARY_SELECTOR = 0xE01EF;
  private static final int ASCII = 0x7F;

  private Visible() {}

  /** A text of several lines: line ends and tabs stay. */
  public static String text(String text) {
    return shown(text, "\n\t");
  }

  /** What has to stay on one line: line ends and tabs are named too. */
  public static String line(String text) {
    return shown(text, "");
  }

  private static String shown(String text, String kept) {
    StringBuilder out = new StringBuilder(text.length());
    int before = 0;
    for (int i = 0; i < text.length(); i += Character.charCount(before)) {
      int c = text.codePointAt(i);
      if (kept.indexOf(c) < 0 && isUnseen(c, before)) {
        out.append(String.format(Locale.ROOT, "⟨U+%04X⟩", c));
      } else {
        out.appendCodePoint(c);
      }
      before = c;
    }
    return out.toString();
  }

  /** Joiners belong to emoji and to some scripts: there they follow a character beyond ASCII. */
  private static boolean isUnseen(int c, int before) {
    if (c == JOINER || c == NON_JOINER) {
      return before <= ASCII;
    }
    return switch (Character.getType(c)) {
      case Character.CONTROL, Character.FORMAT, Character.SURROGATE,
          Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
      default -> c == NO_BREAK_SPACE || c == NARROW_NO_BREAK_SPACE || c == NO_BREAK_HYPHEN || c == GRAPHEME_JOINER
          || c >= FIRST_SUPPLEMENTARY_SELECTOR && c <= LAST_SUPPLEMENTARY_SELECTOR;
    };
  }
}
