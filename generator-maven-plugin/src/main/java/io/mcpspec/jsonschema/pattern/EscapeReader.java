package io.mcpspec.jsonschema.pattern;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the escapes that mean the same inside and outside of a character class. */
final class EscapeReader {

  static final int NOT_A_CHARACTER = -1;

  private static final String SYNTAX = "^$\\.*+?()[]{}|/";
  private static final Pattern HEX = Pattern.compile("x([0-9a-fA-F]{2})");
  private static final Pattern PAIR = Pattern.compile("u([dD][89abAB][0-9a-fA-F]{2})\\\\u([dD][c-fC-F][0-9a-fA-F]{2})");
  private static final Pattern UNIT = Pattern.compile("u([0-9a-fA-F]{4})");
  private static final Pattern CODE_POINT = Pattern.compile("u\\{0*([0-9a-fA-F]{1,6})\\}");
  private static final Pattern CONTROL = Pattern.compile("c([a-zA-Z])");
  private static final Pattern PROPERTY = Pattern.compile("[pP]\\{([A-Za-z0-9_=]+)\\}");

  /** Escapes of other languages, and what to write. */
  private static final Map<Character, String> FOREIGN = Map.ofEntries(
      Map.entry('A', "write `^`"), Map.entry('Z', "write `$`"), Map.entry('z', "write `$`"),
      Map.entry('h', "write `[ \\t]`"), Map.entry('H', "write `[^ \\t]`"), Map.entry('R', "write `\\r?\\n`"),
      Map.entry('Q', "escape each character with `\\`"), Map.entry('E', "escape each character with `\\`"),
      Map.entry('a', "write `\\x07`"), Map.entry('e', "write `\\x1B`"), Map.entry('G', "leave it out"),
      Map.entry('K', "leave it out"), Map.entry('X', "write `.`"), Map.entry('N', "write `.`"));

  private final PatternText text;

  EscapeReader(PatternText text) {
    this.text = text;
  }

  /** The character that an escape means, the backslash being read; {@link #NOT_A_CHARACTER} with nothing read. */
  int character() {
    int start = text.at() - 1;
    if (text.ended()) {
      throw new PatternException(start, "a `\\` at the end escapes nothing", "write `\\\\` for a backslash");
    }
    char next = text.peek();
    return switch (next) {
      case 't' -> read('\t');
      case 'n' -> read('\n');
      case 'v' -> read(0x0B);
      case 'f' -> read('\f');
      case 'r' -> read('\r');
      case '0' -> zero(start);
      case 'c' -> text.take(CONTROL).map(letter -> letter.group(1).charAt(0) % 32)
          .orElseThrow(() -> unfinished(start, "\\c", "write a letter behind it, such as `\\cJ`"));
      case 'x' -> text.take(HEX).map(digits -> hex(digits, 1))
          .orElseThrow(() -> unfinished(start, "\\x", "write two hexadecimal digits behind it"));
      case 'u' -> unicode(start);
      default -> other(next, start);
    };
  }

  private int read(int character) {
    text.codePoint();
    return character;
  }

  private int zero(int start) {
    text.codePoint();
    if (Character.digit(text.peek(), 10) >= 0) {
      throw new PatternException(start, "ECMA-262 has no octal escapes", "write `\\xHH` with two hexadecimal digits");
    }
    return 0;
  }

  private int unicode(int start) {
    Optional<Integer> found = text.take(PAIR)
        .map(pair -> Character.toCodePoint((char) hex(pair, 1), (char) hex(pair, 2)))
        .or(() -> text.take(UNIT).map(unit -> hex(unit, 1)))
        .or(() -> text.take(CODE_POINT).map(digits -> hex(digits, 1)));
    return found.filter(Character::isValidCodePoint)
        .orElseThrow(() -> unfinished(start, "\\u", "write `\\uHHHH`, or `\\u{H…}` up to 10FFFF"));
  }

  private int other(char next, int start) {
    if (SYNTAX.indexOf(next) >= 0) {
      return text.codePoint();
    }
    if (next < 128 && Character.isLetterOrDigit(next)) {
      return NOT_A_CHARACTER;
    }
    int meant = text.codePoint();
    String plain = Character.toString(meant);
    text.slip(start, "ECMA-262 does not allow `\\" + plain + "`", "write `" + plain + "` without the backslash");
    return meant;
  }

  /** The set that {@code \d}, {@code \w}, {@code \s} or {@code \p} means, as Java writes it in a class. */
  Optional<String> set() {
    int start = text.at() - 1;
    switch (text.peek()) {
      case 'd', 'D', 'w', 'W' -> {
        return Optional.of("\\" + (char) text.codePoint());
      }
      case 's' -> {
        text.codePoint();
        return Optional.of(CharacterClass.SPACE);
      }
      case 'S' -> {
        text.codePoint();
        return Optional.of(CharacterClass.NO_SPACE);
      }
      case 'p', 'P' -> {
        return Optional.of(property(start));
      }
      default -> {
        return Optional.empty();
      }
    }
  }

  private String property(int start) {
    char sign = text.peek();
    Matcher found = text.take(PROPERTY)
        .orElseThrow(() -> unfinished(start, "\\" + sign, "write a property in braces, such as `\\p{L}`"));
    String name = found.group(1);
    if (name.equals("Any") && sign == 'p') {
      return CharacterClass.ALL;
    }
    return UnicodeProperty.of(name).map(java -> "\\" + sign + "{" + java + "}").orElseThrow(
        () -> new PatternException(
            start,
            "`" + name + "` is not a Unicode property that servers know",
            "use a category such as `\\p{Lu}` or a script such as `\\p{Script=Greek}`"));
  }

  /** The fault of an escape that has no meaning. */
  PatternException unknown() {
    char next = text.peek();
    return new PatternException(
        text.at() - 1,
        "ECMA-262 has no `\\" + next + "`",
        FOREIGN.getOrDefault(next, "write `\\\\` if a backslash is meant"));
  }

  private static PatternException unfinished(int start, String escape, String help) {
    return new PatternException(start, "`" + escape + "` is incomplete", help);
  }

  private static int hex(Matcher digits, int group) {
    return Integer.parseInt(digits.group(group), 16);
  }
}
