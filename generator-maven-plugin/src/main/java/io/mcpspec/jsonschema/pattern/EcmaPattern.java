package io.mcpspec.jsonschema.pattern;

import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * A regular expression of ECMA-262 with the {@code u} flag, which JSON Schema prescribes, and its translation.
 *
 * @param text the pattern as it is written
 * @param java the same for Java; empty when the text is not a pattern or Java cannot run it
 * @param fault what is wrong; a pattern whose meaning is clear all the same has a translation as well
 * @param length how many code points a text has in which it is found
 */
public record EcmaPattern(String text, Optional<Pattern> java, Optional<PatternFault> fault, MatchLength length) {

  /** Makes Java take surrogate pairs as one character wherever it begins to search; it always matches. */
  private static final String BY_CODE_POINTS = "(?:(?!\\x{10000})|)";

  /** A pattern that looks around, or asks for properties, could tell half a character from a whole one. */
  private static final Pattern NEEDS_PAIRS = Pattern.compile("\\(\\?<?[=!]|\\\\[bBpPu]");

  /** Reads a pattern. */
  public static EcmaPattern of(String text) {
    try {
      PatternReader reader = new PatternReader(text);
      MatchLength length = reader.read();
      boolean pairs = NEEDS_PAIRS.matcher(text).find();
      Pattern java = Pattern.compile(pairs ? BY_CODE_POINTS + grouped(reader.java()) : reader.java());
      return new EcmaPattern(text, Optional.of(java), reader.slip(), anchored(text, length));
    } catch (PatternException fault) {
      return without(text, fault.fault());
    } catch (PatternSyntaxException notJava) {
      String help = "give what is repeated inside a lookbehind a greatest number, such as `{0,9}`";
      return without(text, new PatternFault(0, "servers cannot run this pattern", help));
    }
  }

  /** Whether the pattern is found in a text. */
  public boolean finds(String searched) {
    return java.orElseThrow().matcher(searched).find();
  }

  private static EcmaPattern without(String text, PatternFault fault) {
    return new EcmaPattern(text, Optional.empty(), Optional.of(fault), MatchLength.ANY);
  }

  private static String grouped(String java) {
    return java.contains("|") ? "(?:" + java + ")" : java;
  }

  /** What is around a match counts, too, unless both ends are fixed. */
  private static MatchLength anchored(String text, MatchLength length) {
    boolean fixed = text.startsWith("^") && text.endsWith("$") && !text.endsWith("\\$") && !text.contains("|");
    return fixed ? length : new MatchLength(length.least(), MatchLength.ENDLESS);
  }
}
