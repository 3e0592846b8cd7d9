package io.mcpspec.jsonschema.pattern;

import java.util.Locale;
import java.util.Optional;

/** Reads a character class and writes Java's. */
final class CharacterClass {

  /** What {@code \s} means in ECMA-262, which is more than in Java. */
  static final String SPACE = "\\t-\\r \\x{A0}\\x{1680}\\x{2000}-\\x{200A}\\x{2028}\\x{2029}\\x{202F}\\x{205F}\\x{3000}"
      + "\\x{FEFF}";
  static final String NO_SPACE = "\\x{0}-\\x{8}\\x{E}-\\x{1F}!-\\x{9F}\\x{A1}-\\x{167F}\\x{1681}-\\x{1FFF}"
      + "\\x{200B}-\\x{2027}\\x{202A}-\\x{202E}\\x{2030}-\\x{205E}\\x{2060}-\\x{2FFF}\\x{3001}-\\x{FEFE}"
      + "\\x{FF00}-\\x{10FFFF}";
  static final String ALL = "\\x{0}-\\x{10FFFF}";

  private final PatternText text;
  private final EscapeReader escapes;

  CharacterClass(PatternText text, EscapeReader escapes) {
    this.text = text;
    this.escapes = escapes;
  }

  /** One character, or a set, for which the character is {@link EscapeReader#NOT_A_CHARACTER}. */
  private record Member(int character, String java) {}

  /** Java's form of the class, whose opening bracket is read. */
  String read() {
    int start = text.at() - 1;
    boolean negated = text.take("^");
    StringBuilder members = new StringBuilder();
    while (!text.take("]")) {
      if (text.ended()) {
        throw new PatternException(start, "the `[` is not closed", "close it with `]`, or write `\\[` for a bracket");
      }
      members.append(range());
    }
    if (members.isEmpty()) {
      return negated ? "[" + ALL + "]" : "(?!)";
    }
    return (negated ? "[^" : "[") + members + "]";
  }

  private String range() {
    int start = text.at();
    Member first = member();
    if (!text.starts("-") || text.starts("-]")) {
      return first.java();
    }
    text.take("-");
    if (text.ended()) {
      return first.java();
    }
    Member last = member();
    if (first.character() < 0 || last.character() < 0) {
      throw new PatternException(start, "a set of characters cannot be the end of a range", "write `\\-` for a hyphen");
    }
    if (first.character() > last.character()) {
      throw new PatternException(start, "the range ends before it begins", "swap its ends");
    }
    return first.java() + "-" + last.java();
  }

  private Member member() {
    if (!text.take("\\")) {
      int character = text.codePoint();
      return character == '-' && text.starts("]") ? new Member(character, "-") : character(character);
    }
    if (text.take("-")) {
      return character('-');
    }
    if (text.take("b")) {
      return character('\b');
    }
    Optional<String> set = escapes.set();
    if (set.isPresent()) {
      return new Member(EscapeReader.NOT_A_CHARACTER, set.get());
    }
    int character = escapes.character();
    if (character < 0) {
      throw escapes.unknown();
    }
    return character(character);
  }

  private static Member character(int character) {
    boolean special = "[]\\^-&".indexOf(character) >= 0;
    return new Member(character, special ? "\\" + (char) character : plain(character));
  }

  /** A character that needs no escape, or its number. */
  static String plain(int character) {
    boolean shown = character > 31 && character < 127 || Character.isLetterOrDigit(character);
    return shown
        ? Character.toString(character)
        : "\\x{" + Integer.toHexString(character).toUpperCase(Locale.ROOT) + "}";
  }
}
