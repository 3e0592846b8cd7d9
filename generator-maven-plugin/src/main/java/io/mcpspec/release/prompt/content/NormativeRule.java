package io.mcpspec.release.prompt.content;

import io.mcpspec.release.prompt.match.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What makes a sentence a rule.
 *
 * <p>Words in capitals do, such as MUST or NEVER. In small letters {@code must} and {@code shall} do in a main clause,
 * {@code should} where the reader is meant, and {@code never}, {@code always} and {@code do not} where a clause begins
 * with them: elsewhere they describe. Questions and rows of tables are no rules unless they are loud.
 *
 * @param words the words as written, in order, such as {@code CRITICAL} and {@code MUST}
 */
public record NormativeRule(List<String> words) {

  private static final Pattern LOUD = Pattern.compile(
      "\\b(?:MUST(?: NOT)?|SHALL(?: NOT)?|SHOULD(?: NOT)?|NEVER|ALWAYS|REQUIRED|CRITICAL|IMPORTANT|MANDATORY|FORBIDDEN"
          + "|(?:do|DO|Do) NOT|DON'T)\\b");
  private static final Pattern QUIET = Pattern.compile(
      "(?<must>\\b(?:must|shall)(?: not)?)\\b(?!-)"
          + "|\\b[Yy]ou (?<should>should(?: not|n't)?)\\b"
          + "|(?:^|[:;\u2013\u2014(]\\s?|, |[.!?] )(?<never>[Nn]ever|[Dd]o not|[Dd]on't)\\b"
          + "|(?:^|[;\u2013\u2014(]\\s?|[.!?] )(?<always>[Aa]lways)\\b");
  private static final List<String> GROUPS = List.of("must", "should", "never", "always");
  private static final Pattern CLAUSE_END = Pattern.compile("[,;:.(\u2013\u2014]\\s");
  private static final Pattern SUBORDINATE = Pattern.compile(
      "(?i)\\b(?:that|which|who|whose|what|if|when|where|while|unless|until|because|since|whether|as)\\b|^or\\b");
  private static final Pattern FORBIDS = Pattern.compile("(?i:never|(?:must|shall) not|forbidden)|DO NOT|DON'T");

  /** The rule that a unit is, if it is one; code is only when it is loud. */
  static Optional<NormativeRule> of(Unit unit) {
    if (unit.isHeading() || unit.isMark()) {
      return Optional.empty();
    }
    List<String> words = new ArrayList<>();
    String text = unit.normal();
    Matcher loud = LOUD.matcher(text);
    while (loud.find()) {
      words.add(loud.group());
    }
    boolean row = unit.kind() == Unit.Kind.ROW || unit.kind() == Unit.Kind.HEAD;
    if (unit.isText() && !row && !text.endsWith("?")) {
      quiet(text, words);
    }
    return words.isEmpty() ? Optional.empty() : Optional.of(new NormativeRule(List.copyOf(words)));
  }

  private static void quiet(String text, List<String> words) {
    Matcher quiet = QUIET.matcher(text);
    while (quiet.find()) {
      if (quiet.group("must") == null || isMainClause(text.substring(0, quiet.start()))) {
        for (String group : GROUPS) {
          Optional.ofNullable(quiet.group(group)).map(NormativeRule::lower).ifPresent(words::add);
        }
      }
    }
  }

  /** Whether what stands in front in the same clause names who must, and no condition. */
  private static boolean isMainClause(String before) {
    Matcher end = CLAUSE_END.matcher(before);
    int start = 0;
    while (end.find()) {
      start = end.end();
    }
    String clause = before.substring(start).strip();
    return !clause.isEmpty() && !SUBORDINATE.matcher(clause).find();
  }

  /** Whether two sentences use the same words, in whatever clauses. */
  static boolean isSame(Unit old, Unit now) {
    return used(old.normal()).equals(used(now.normal()));
  }

  private static List<String> used(String text) {
    List<String> used = new ArrayList<>();
    LOUD.matcher(text).results().forEach(word -> used.add(word.group()));
    QUIET.matcher(text).results().forEach(word -> used.add(word.group().replaceFirst("^\\P{L}+", "")));
    return used;
  }

  /** A capital at the start of a sentence is no emphasis. */
  private static String lower(String word) {
    return Character.toLowerCase(word.charAt(0)) + word.substring(1);
  }

  /** Whether it rules something out altogether. */
  boolean forbids() {
    return words.stream().anyMatch(word -> FORBIDS.matcher(word).matches());
  }

  /** The text with all of its words left out. */
  public static String without(String normal) {
    return QUIET.matcher(LOUD.matcher(normal).replaceAll("")).replaceAll("").replaceAll("\\s+", " ").strip();
  }

  @Override
  public String toString() {
    return String.join(", ", words);
  }
}
