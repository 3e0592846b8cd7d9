package io.mcpspec.document.text;

import java.util.BitSet;
import java.util.Locale;

/**
 * Text as a reviewer has to see it: {@linkplain HiddenCharacters hidden characters} are named, {@code ⟨U+200B⟩}, so
 * that nothing can hide in a report, and nothing in it acts on who reads it.
 */
public final class Visible {

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
    if (text.chars().allMatch(c -> c >= ' ' && c <= '~' || kept.indexOf(c) >= 0)) {
      return text;
    }
    BitSet hidden = new BitSet();
    HiddenCharacters.in(text).forEach(character -> hidden.set(character.offset()));
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i = text.offsetByCodePoints(i, 1)) {
      int c = text.codePointAt(i);
      if (kept.indexOf(c) < 0 && (hidden.get(i) || isBreak(c))) {
        out.append(String.format(Locale.ROOT, "⟨U+%04X⟩", c));
      } else {
        out.appendCodePoint(c);
      }
    }
    return out.toString();
  }

  /** What writing needs between lines, and halves of characters, which no file can hold. */
  private static boolean isBreak(int c) {
    return c == '\n' || c == '\r' || c == '\t' || Character.getType(c) == Character.SURROGATE;
  }
}
