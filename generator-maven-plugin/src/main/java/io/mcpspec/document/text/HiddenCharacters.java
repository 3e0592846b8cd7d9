package io.mcpspec.document.text;

import io.mcpspec.document.text.HiddenCharacter.Kind;
import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds hidden characters. What writing needs is left alone: joiners inside emoji and in scripts that shape their
 * letters by them, marks of direction beside letters that run from right to left, a byte order mark at the very start,
 * flags of regions, variants of ideographs, and wide blanks between ideographs.
 */
public final class HiddenCharacters {

  private static final int BLACK_FLAG = 0x1F3F4;
  private static final int CANCEL_TAG = 0xE007F;
  private static final int LONGEST_FLAG = 7;
  private static final Set<UnicodeScript> JOINING = EnumSet.of(
      UnicodeScript.ARABIC, UnicodeScript.SYRIAC, UnicodeScript.DEVANAGARI, UnicodeScript.BENGALI,
      UnicodeScript.GURMUKHI, UnicodeScript.GUJARATI, UnicodeScript.ORIYA, UnicodeScript.TAMIL, UnicodeScript.TELUGU,
      UnicodeScript.KANNADA, UnicodeScript.MALAYALAM, UnicodeScript.SINHALA, UnicodeScript.MONGOLIAN,
      UnicodeScript.KHMER, UnicodeScript.MYANMAR);
  private static final Set<UnicodeScript> WIDE =
      EnumSet.of(UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA, UnicodeScript.HANGUL);

  private final int[] text;

  private HiddenCharacters(String text) {
    this.text = text.codePoints().toArray();
  }

  /** All hidden characters of a text, in order. */
  public static List<HiddenCharacter> in(String text) {
    return new HiddenCharacters(text).all();
  }

  private List<HiddenCharacter> all() {
    List<HiddenCharacter> found = new ArrayList<>();
    int offset = 0;
    int line = 1;
    for (int i = 0; i < text.length; i++) {
      if (text[i] == '\n') {
        line++;
      }
      Optional<Kind> kind = isPlain(text[i]) ? Optional.empty() : kind(i);
      if (kind.isPresent()) {
        found.add(new HiddenCharacter(text[i], offset, line, kind.get()));
      }
      offset += Character.charCount(text[i]);
    }
    return found;
  }

  private static boolean isPlain(int c) {
    return c >= ' ' && c < 0x7F;
  }

  private Optional<Kind> kind(int at) {
    int c = text[at];
    if (c < 0xA0) {
      return Optional.of(Kind.CONTROL).filter(kind -> c == 0x7F || c > 0x7F || c < ' ' && "\n\r\t".indexOf(c) < 0);
    }
    if (c >= 0xE0000 && c <= 0xE007F) {
      return Optional.of(Kind.TAG).filter(kind -> !isInFlag(at));
    }
    if (c >= 0xE0100 && c <= 0xE01EF) {
      return Optional.of(Kind.VARIATION).filter(kind -> script(at - 1) != UnicodeScript.HAN);
    }
    if (c >= 0x202A && c <= 0x202E || c >= 0x2066 && c <= 0x2069) {
      return Optional.of(Kind.DIRECTION);
    }
    if (c == 0x200E || c == 0x200F || c == 0x061C) {
      return Optional.of(Kind.DIRECTION).filter(kind -> !runsFromTheRight(at - 1) && !runsFromTheRight(at + 1));
    }
    return isInvisible(at) ? Optional.of(Kind.INVISIBLE) : lookAlike(at);
  }

  private boolean isInvisible(int at) {
    switch (text[at]) {
      case 0x200D: // joins emoji and letters
        return !(isEmoji(at - 1) && isEmoji(at + 1)) && !JOINING.contains(script(at - 1));
      case 0x200C: // keeps letters apart
        return !JOINING.contains(script(at - 1));
      case 0xFEFF:
        return at > 0;
      case 0x00AD, 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x200B, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064,
          0x206A, 0x206B, 0x206C, 0x206D, 0x206E, 0x206F, 0x2028, 0x2029, 0x3164, 0xFFA0:
        return true;
      default:
        return false;
    }
  }

  private Optional<Kind> lookAlike(int at) {
    int c = text[at];
    boolean blank = c == 0x00A0 || c == 0x1680 || c >= 0x2000 && c <= 0x200A || c == 0x202F || c == 0x205F;
    boolean hyphen = c == 0x2010 || c == 0x2011 || c == 0xFE63 || c == 0xFF0D;
    boolean wide = c == 0x3000 && !WIDE.contains(script(at - 1)) && !WIDE.contains(script(at + 1));
    return Optional.of(Kind.LOOK_ALIKE).filter(kind -> blank || hyphen || wide);
  }

  /** Whether the tag belongs to a black flag with the letters of a region and an end. */
  private boolean isInFlag(int at) {
    int start = at;
    while (start > 0 && at - start <= LONGEST_FLAG && text[start] >= 0xE0000) {
      start--;
    }
    if (text[start] != BLACK_FLAG) {
      return false;
    }
    int end = start + 1;
    while (end < text.length && end - start <= LONGEST_FLAG && text[end] >= 0xE0061 && text[end] <= 0xE007A) {
      end++;
    }
    return end < text.length && text[end] == CANCEL_TAG && at <= end;
  }

  /** Pictures, their parts and what varies them. */
  private boolean isEmoji(int at) {
    if (at < 0 || at >= text.length) {
      return false;
    }
    int c = text[at];
    return c == 0xFE0F || c >= 0x1F000 && c <= 0x1FAFF || c >= 0x2190 && c <= 0x2BFF;
  }

  private boolean runsFromTheRight(int at) {
    if (at < 0 || at >= text.length) {
      return false;
    }
    byte direction = Character.getDirectionality(text[at]);
    return direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT
        || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC;
  }

  private UnicodeScript script(int at) {
    return at < 0 || at >= text.length ? UnicodeScript.UNKNOWN : UnicodeScript.of(text[at]);
  }
}
