package io.mcpspec.release.prompt.check;

import io.mcpspec.release.prompt.unit.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What makes a sentence a rule.
 *
 * <p>Words in capitals do, such as MUST or NEVER. In small letters {@code must} and {@code shall} do anywhere, {@code
 * should} where the reader is meant, and {@code never}, {@code always} and {@code do not} where a clause begins with
 * them: elsewhere they describe.
 *
 * @param words the words as written, in order, such as {@code CRITICAL} and {@code MUST}
 */
record Norm(List<String> words) {

  private static final Pattern LOUD = Pattern.compile(
      "\\b(?:MUST(?: NOT)?|SHALL(?: NOT)?|SHOULD(?: NOT)?|NEVER|ALWAYS|REQUIRED|CRITICAL|IMPORTANT|MANDATORY|FORBIDDEN"
          + "|(?:do|DO|Do) NOT|DON'T)\\b");
  private static final Pattern QUIET = Pattern.compile(
      "\\b(?:must(?: not)?|shall(?: not)?)\\b"
          + "|(?i:\\byou (should(?: not|n't)?))\\b"
          + "|(?:^|[:;\u2013\u2014(]\\s?|, |[.!?] )(?i:(never|always|do not|don't))\\b(?!\\?)");
  private static final Pattern FORBIDS = Pattern.compile("(?i)never|(?:must|shall) not|forbidden|(?-i:DO NOT|DON'T)");

  /** The rule that a unit is, if it is one; code is only when it is loud. */
  static Optional<Norm> of(Unit unit) {
    if (unit.isHeading() || unit.kind() == Unit.Kind.FENCE) {
      return Optional.empty();
    }
    List<String> words = new ArrayList<>();
    String text = unit.normal();
    Matcher loud = LOUD.matcher(text);
    while (loud.find()) {
      words.add(loud.group());
    }
    if (unit.isText()) {
      Matcher quiet = QUIET.matcher(text);
      while (quiet.find()) {
        words.add(word(quiet));
      }
    }
    return words.isEmpty() ? Optional.empty() : Optional.of(new Norm(List.copyOf(words)));
  }

  private static String word(Matcher quiet) {
    String word = quiet.group(1) != null ? quiet.group(1) : quiet.group(2);
    String found = word == null ? quiet.group() : word;
    return LOUD.matcher(found).matches() ? "" : lower(found);
  }

  /** A capital at the start of a sentence is no emphasis. */
  private static String lower(String word) {
    return Character.toLowerCase(word.charAt(0)) + word.substring(1);
  }

  Norm {
    words = words.stream().filter(word -> !word.isEmpty()).toList();
  }

  /** Whether it rules something out altogether. */
  boolean forbids() {
    return words.stream().anyMatch(word -> FORBIDS.matcher(word).matches());
  }

  /** The text with all of its words left out. */
  static String without(String normal) {
    return QUIET.matcher(LOUD.matcher(normal).replaceAll("")).replaceAll("").replaceAll("\\s+", " ").strip();
  }

  @Override
  public String toString() {
    return String.join(", ", words);
  }
}
