package io.mcpspec.release.prompt.content;

import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Who acts or is addressed in a sentence; what stands in quotes is said by somebody else. */
public enum Actors {
  USER("the user"),
  READER("you"),
  WRITER("me");

  private static final Pattern QUOTED = Pattern.compile("[\"\u201C][^\"\u201C\u201D]*[\"\u201D]|`[^`]*`");
  private static final Pattern ACTOR = Pattern.compile(
      "\\b(?:(?<user>(?:the\\s+)?users?)|(?<reader>you|your|yours|yourself)|(?<writer>I|me|my|mine|we|us|our))\\b(?!_)",
      Pattern.CASE_INSENSITIVE);

  private final String shown;

  Actors(String shown) {
    this.shown = shown;
  }

  /** Those of a sentence as written. */
  static Set<Actors> in(String sentence) {
    Set<Actors> actors = EnumSet.noneOf(Actors.class);
    Matcher matcher = ACTOR.matcher(QUOTED.matcher(sentence).replaceAll("\"\""));
    while (matcher.find()) {
      if (!matcher.group().equals("i") && !matcher.group().equals("US")) {
        actors.add(matcher.group("user") != null ? USER : matcher.group("reader") != null ? READER : WRITER);
      }
    }
    return actors;
  }

  /** Those of the first sentence that the second lacks. */
  static Set<Actors> lost(String from, String to) {
    Set<Actors> lost = in(from);
    lost.removeAll(in(to));
    return lost;
  }

  /** Whether one actor took another's place. */
  public static boolean flipped(String old, String now) {
    return !lost(old, now).isEmpty() && !lost(now, old).isEmpty();
  }

  /** A text with all actors made alike. */
  public static String without(String text) {
    return ACTOR.matcher(text).replaceAll("□");
  }

  @Override
  public String toString() {
    return shown;
  }
}
