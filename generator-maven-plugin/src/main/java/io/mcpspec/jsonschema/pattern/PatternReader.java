package io.mcpspec.jsonschema.pattern;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a pattern of ECMA-262 with the {@code u} flag and writes Java's. */
final class PatternReader {

  private static final int MOST_NESTED = 200;
  private static final Pattern COUNT = Pattern.compile("\\{([0-9]+)(?:(,)([0-9]*))?\\}");
  private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,3}");
  private static final Pattern REFERENCE = Pattern.compile("k<([^>]*)>");
  private static final Pattern NAME =
      Pattern.compile("\\(\\?<([\\p{L}\\p{Nl}$_][\\p{L}\\p{Nl}\\p{N}\\p{M}\\p{Pc}$]*)>");
  private static final String WORD = "[a-zA-Z0-9_]";

  /** Groups of other languages, and what to write. */
  private static final Map<String, String> FOREIGN = Map.of(
      "(?P<", "write `(?<name>…)`", "(?P=", "write `\\k<name>`",
      "(?<", "write `(?<name>…)`", "(?>", "write `(?:…)`", "(?#", "leave the comment out", "(?|", "write `(?:…)`");

  private final PatternText text;
  private final PatternGroups groups;
  private final EscapeReader escapes;
  private final StringBuilder java = new StringBuilder();
  private int nested;
  private int behind;
  private boolean repeats;

  PatternReader(String pattern) {
    this.text = new PatternText(pattern);
    this.groups = new PatternGroups(pattern);
    this.escapes = new EscapeReader(text);
  }

  /** Reads the whole and answers how long its matches are. */
  MatchLength read() {
    MatchLength length = alternatives();
    if (!text.ended()) {
      throw new PatternException(text.at(), "the `)` closes nothing", "write `\\)` for a parenthesis");
    }
    return length;
  }

  String java() {
    return java.toString();
  }

  Optional<PatternFault> slip() {
    return text.slip();
  }

  private MatchLength alternatives() {
    if (++nested > MOST_NESTED) {
      throw new PatternException(text.at(), "the groups are nested too deeply", "write the pattern more simply");
    }
    Set<Integer> before = groups.certain();
    MatchLength length = alternative();
    Set<Integer> common = groups.certain();
    while (text.take("|")) {
      java.append('|');
      groups.reset(before);
      length = length.or(alternative());
      common.retainAll(groups.certain());
    }
    groups.reset(common);
    nested--;
    return length;
  }

  /** Nothing comes before the start of a text, or behind its end. */
  private MatchLength alternative() {
    MatchLength length = MatchLength.NONE;
    boolean ended = false;
    boolean possible = true;
    while (!text.ended() && text.peek() != '|' && text.peek() != ')') {
      Set<Integer> before = groups.certain();
      repeats = true;
      boolean starts = text.peek() == '^';
      boolean ends = text.peek() == '$';
      MatchLength atom = atom();
      MatchLength next = repeats ? quantified(atom, before) : atom;
      possible &= !(starts && length.least() > 0 || ended && next.least() > 0);
      ended |= ends;
      length = length.plus(next);
    }
    return possible || behind > 0 ? length : MatchLength.NEVER;
  }

  private MatchLength atom() {
    int start = text.at();
    int next = text.codePoint();
    switch (next) {
      case '^' -> assertion("^");
      case '$' -> assertion("\\z");
      case '.' -> java.append("[^\\n\\r\\x{2028}\\x{2029}]");
      case '[' -> java.append(new CharacterClass(text, escapes).read());
      case '\\' -> {
        return escape(start);
      }
      case '(' -> {
        return group(start);
      }
      case '*', '+', '?' -> throw nothingToRepeat(start, next);
      default -> literal(next, start);
    }
    return next == '^' || next == '$' ? MatchLength.NONE : MatchLength.ONE;
  }

  /** An assertion cannot be repeated. */
  private void assertion(String written) {
    java.append(written);
    repeats = false;
  }

  private void literal(int character, int start) {
    if (character == '{' || character == '}' || character == ']') {
      String plain = Character.toString(character);
      text.slip(start, "a `" + plain + "` of its own needs an escape", "write `\\" + plain + "`");
    }
    character(character, start);
  }

  private void character(int character, int start) {
    if (character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE) {
      throw new PatternException(
          start, "half of a character cannot be searched for", "write both halves, or `\\u{…}`");
    }
    boolean special = "^$\\.*+?()[]{}|".indexOf(character) >= 0;
    java.append(special ? "\\" + (char) character : CharacterClass.plain(character));
  }

  private MatchLength escape(int start) {
    if (text.starts("b") || text.starts("B")) {
      boundary(text.codePoint() == 'b');
      return MatchLength.NONE;
    }
    Optional<String> set = escapes.set();
    if (set.isPresent()) {
      boolean single = set.get().length() == 2 || set.get().startsWith("\\p") || set.get().startsWith("\\P");
      java.append(single ? set.get() : "[" + set.get() + "]");
      return MatchLength.ONE;
    }
    Optional<Integer> reference = text.take(NUMBER).map(number -> Integer.valueOf(number.group()))
        .or(() -> text.take(REFERENCE).map(name -> groups.number(name.group(1), start)));
    if (reference.isPresent()) {
      return reference(reference.get(), start);
    }
    int character = escapes.character();
    if (character < 0) {
      throw escapes.unknown();
    }
    character(character, start);
    return MatchLength.ONE;
  }

  private void boundary(boolean between) {
    String other = between ? "!" : "=";
    String same = between ? "=" : "!";
    assertion("(?:(?<=" + WORD + ")(?" + other + WORD + ")|(?<!" + WORD + ")(?" + same + WORD + "))");
  }

  private MatchLength reference(int number, int start) {
    if (behind > 0) {
      throw new PatternException(
          start, "servers cannot run a reference to a group inside a lookbehind", "write what the group matches");
    }
    java.append(groups.reference(number, start));
    return MatchLength.ANY;
  }

  private MatchLength group(int start) {
    if (text.take("?:")) {
      java.append("(?:");
      return inside(start);
    }
    if (text.take("?=") || text.take("?!") || text.take("?<=") || text.take("?<!")) {
      return look(start);
    }
    if (text.peek() == '?') {
      named(start);
    }
    int number = groups.open();
    java.append('(');
    MatchLength length = inside(start);
    groups.tookPart(number);
    return length;
  }

  private void named(int start) {
    PatternText again = new PatternText(text.from(start));
    Optional<Matcher> name = again.take(NAME);
    if (name.isEmpty()) {
      String help = FOREIGN.entrySet().stream().filter(entry -> again.starts(entry.getKey()))
          .map(Map.Entry::getValue).findFirst()
          .orElse("ECMA-262 has no inline flags; write `[Aa]` for a letter in either case");
      throw new PatternException(start, "ECMA-262 has no such group", help);
    }
    text.skip(again.at() - 1);
  }

  private MatchLength look(int start) {
    String opening = text.since(start);
    boolean backwards = opening.startsWith("(?<");
    Set<Integer> before = groups.certain();
    behind += backwards ? 1 : 0;
    java.append(opening);
    inside(start);
    behind -= backwards ? 1 : 0;
    if (!opening.equals("(?=")) {
      groups.reset(before);
    }
    repeats = false;
    return MatchLength.NONE;
  }

  private MatchLength inside(int start) {
    MatchLength length = alternatives();
    if (!text.take(")")) {
      throw new PatternException(start, "the `(` is not closed", "close it with `)`, or write `\\(` for a parenthesis");
    }
    java.append(')');
    repeats = true;
    return length;
  }

  private MatchLength quantified(MatchLength atom, Set<Integer> before) {
    int start = text.at();
    Optional<Matcher> count = text.take(COUNT);
    if (count.isEmpty() && "*+?".indexOf(text.ended() ? ' ' : text.peek()) < 0) {
      return atom;
    }
    long least = count.map(counted -> number(counted.group(1), start)).orElse(text.peek() == '+' ? 1L : 0L);
    long most = count.map(counted -> most(counted, start)).orElse(text.peek() == '?' ? 1 : MatchLength.ENDLESS);
    if (count.isEmpty()) {
      text.codePoint();
    }
    if (least > most) {
      throw new PatternException(start, "the least number of repetitions is above the most", "swap the numbers");
    }
    text.take("?");
    java.append(text.since(start));
    if (least == 0) {
      groups.reset(before);
    }
    return atom.times(least, most);
  }

  private static long most(Matcher counted, int start) {
    if (counted.group(2) == null) {
      return number(counted.group(1), start);
    }
    return counted.group(3).isEmpty() ? MatchLength.ENDLESS : number(counted.group(3), start);
  }

  private static long number(String digits, int start) {
    if (digits.length() > 9) {
      throw new PatternException(start, "servers cannot count this far", "write `*` or `+`");
    }
    return Long.parseLong(digits);
  }

  private PatternException nothingToRepeat(int start, int sign) {
    boolean possessive = start > 0 && "*+?}".indexOf(text.before(start)) >= 0;
    return new PatternException(
        start,
        "there is nothing for `" + (char) sign + "` to repeat",
        possessive ? "leave it out; ECMA-262 has no possessive quantifiers" : "write `\\" + (char) sign + "`");
  }
}
