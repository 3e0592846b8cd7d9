package io.mcpspec.release.schema.pattern;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a regular expression. Lookaround, references, word edges and Unicode properties are not read. */
final class RegexReader {

  private static final int MOST_REPEATS = 500;

  private final String text;
  private int at;

  private RegexReader(String text) {
    this.text = text;
  }

  /** The expression; empty when it has something that is not read. */
  static Optional<Regex> read(String text) {
    try {
      RegexReader reader = new RegexReader(text);
      Regex regex = reader.choice();
      return reader.at == text.length() ? Optional.of(regex) : Optional.empty();
    } catch (UnreadException unread) {
      return Optional.empty();
    }
  }

  private static final class UnreadException extends RuntimeException {

    private static final long serialVersionUID = 1;

    UnreadException() {
      super("not read", null, false, false);
    }
  }

  private Regex choice() {
    List<Regex> parts = new ArrayList<>(List.of(join()));
    while (take("|")) {
      parts.add(join());
    }
    return parts.size() == 1 ? parts.get(0) : new Regex.Choice(parts);
  }

  private Regex join() {
    List<Regex> parts = new ArrayList<>();
    while (at < text.length() && peek() != '|' && peek() != ')') {
      parts.add(repeated(atom()));
    }
    return parts.size() == 1 ? parts.get(0) : new Regex.Join(parts);
  }

  private Regex repeated(Regex part) {
    int least = 1;
    int most = 1;
    if (take("*")) {
      least = 0;
      most = Regex.ENDLESS;
    } else if (take("+")) {
      most = Regex.ENDLESS;
    } else if (take("?")) {
      least = 0;
    } else if (take("{")) {
      least = number();
      most = take(",") ? peek() == '}' ? Regex.ENDLESS : number() : least;
      expect("}");
    } else {
      return part;
    }
    if (least > most || part instanceof Regex.Edge || least > MOST_REPEATS
        || most != Regex.ENDLESS && most > MOST_REPEATS) {
      throw new UnreadException();
    }
    boolean lazy = take("?");
    return !lazy && at < text.length() && peek() == '+' ? unread() : new Regex.Repeat(part, least, most);
  }

  private int number() {
    int start = at;
    while (at < text.length() && Character.isDigit(peek())) {
      at++;
    }
    if (start == at || at - start > 4) {
      throw new UnreadException();
    }
    return Integer.parseInt(text.substring(start, at));
  }

  private Regex atom() {
    if (take("^")) {
      return new Regex.Edge(true);
    }
    if (take("$")) {
      return new Regex.Edge(false);
    }
    if (take("(")) {
      return group();
    }
    if (take("[")) {
      return new Regex.One(characterClass());
    }
    if (take(".")) {
      return new Regex.One(Characters.LINE_ENDS.negated());
    }
    return take("\\") ? new Regex.One(escaped(false)) : "*+?{".indexOf(peek()) >= 0 ? unread() : literal();
  }

  private Regex group() {
    if (take("?<") && peek() != '=' && peek() != '!') {
      at = text.indexOf('>', at) + 1;
    } else if (peek() == '?' && !take("?:") || text.charAt(at - 1) == '<') {
      throw new UnreadException();
    }
    Regex inside = choice();
    expect(")");
    return inside;
  }

  private Regex literal() {
    int character = next();
    return new Regex.One(Characters.of(character, character));
  }

  private Characters characterClass() {
    boolean negated = take("^");
    Characters all = new Characters(List.of());
    while (!take("]")) {
      Characters first = classPart();
      boolean range = at + 1 < text.length() && peek() == '-' && text.charAt(at + 1) != ']';
      if (range) {
        at++;
        first = between(first, classPart());
      }
      all = all.or(first);
    }
    return negated ? all.negated() : all;
  }

  private Characters classPart() {
    if (take("\\")) {
      return escaped(true);
    }
    if (peek() == '[' || text.startsWith("&&", at)) {
      throw new UnreadException(); // Java reads more into them than ECMA-262 does
    }
    int character = next();
    return Characters.of(character, character);
  }

  private Characters between(Characters first, Characters last) {
    boolean single = first.ranges().size() == 1 && last.ranges().size() == 1;
    int from = single ? first.ranges().get(0).first() : 1;
    int to = single ? last.ranges().get(0).last() : 0;
    if (from > to || from != first.ranges().get(0).last() || to != last.ranges().get(0).first()) {
      throw new UnreadException();
    }
    return Characters.of(from, to);
  }

  private Characters escaped(boolean inClass) {
    int character = next();
    return switch (character) {
      case 'd' -> Characters.DIGITS;
      case 'D' -> Characters.DIGITS.negated();
      case 'w' -> Characters.WORD;
      case 'W' -> Characters.WORD.negated();
      case 's' -> Characters.BLANKS;
      case 'S' -> Characters.BLANKS.negated();
      default -> {
        int code = code(character, inClass);
        yield Characters.of(code, code);
      }
    };
  }

  private int code(int character, boolean inClass) {
    return switch (character) {
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'f' -> '\f';
      case 'v' -> 0x0B;
      case 'x' -> hexadecimal(2);
      case 'u' -> hexadecimal(4);
      default -> {
        if (Character.isLetterOrDigit(character) && !(inClass && character == 'b')) {
          throw new UnreadException();
        }
        yield character == 'b' ? '\b' : character;
      }
    };
  }

  private int hexadecimal(int digits) {
    if (at + digits > text.length() || !text.substring(at, at + digits).matches("[0-9A-Fa-f]+")) {
      throw new UnreadException();
    }
    at += digits;
    int code = Integer.parseInt(text.substring(at - digits, at), 16);
    return Character.isSurrogate((char) code) ? surrogate() : code;
  }

  private static int surrogate() {
    throw new UnreadException();
  }

  private static Regex unread() {
    throw new UnreadException();
  }

  private int next() {
    int character = at < text.length() ? text.codePointAt(at) : surrogate();
    at += Character.charCount(character);
    return character;
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : (char) surrogate();
  }

  private boolean take(String expected) {
    boolean there = text.startsWith(expected, at);
    at += there ? expected.length() : 0;
    return there;
  }

  private void expect(String expected) {
    if (!take(expected)) {
      throw new UnreadException();
    }
  }
}
