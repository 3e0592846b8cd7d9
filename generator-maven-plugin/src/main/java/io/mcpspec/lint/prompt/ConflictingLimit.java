package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** PL04: two places limit the same thing to different numbers. */
public final class ConflictingLimit extends PromptRule {

  private static final Map<String, Integer> WORDS = Map.of("one", 1, "two", 2, "three", 3, "four", 4, "five", 5,
      "six", 6, "seven", 7, "eight", 8, "nine", 9, "ten", 10);
  private static final Pattern LIMIT = Pattern.compile(
      "\\b(?:limit\\w*|at most|up to|no more than|maximum(?: of)?|never more than|only)\\b[^.;\\n]{0,24}?"
          + "\\b(\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)\\s+(?:[a-z-]+\\s+){0,2}?"
          + "(question|option|suggestion|attempt|retry|retries|iteration|follow-up|round)s?\\b",
      Pattern.CASE_INSENSITIVE);

  private record Limit(PromptLine line, int column, int number) {}

  public ConflictingLimit() {
    super("PL04", "conflicting-limit", Severity.WARNING);
  }

  @Override
  void check(PromptLines lines, Report report) {
    Map<String, List<Limit>> limits = new LinkedHashMap<>();
    for (PromptLine line : lines.written()) {
      Matcher found = LIMIT.matcher(line.bare());
      while (found.find()) {
        String number = found.group(1).toLowerCase(Locale.ROOT);
        limits.computeIfAbsent(found.group(2).toLowerCase(Locale.ROOT), first -> new ArrayList<>()).add(new Limit(
            line, found.start(), WORDS.containsKey(number) ? WORDS.get(number) : Integer.parseInt(number)));
      }
    }
    limits.forEach((noun, all) -> all.stream().filter(limit -> limit.number() != all.get(0).number()).findFirst()
        .ifPresent(other -> report.at(other.line(), other.column(),
            noun + "s are limited to " + other.number() + " here and to " + all.get(0).number() + " in `"
                + all.get(0).line().content().replaceFirst("^(.{40}).+$", "$1…") + "`",
            "give the limit once")));
  }
}
