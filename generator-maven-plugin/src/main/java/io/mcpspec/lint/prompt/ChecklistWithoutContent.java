package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** PL27: a checklist asks for something that the prompt has no place for. */
public final class ChecklistWithoutContent extends PromptRule {

  private static final Pattern DEMAND = Pattern.compile(
      "(?:- )?\\[.\\]\\s+(.*?)\\s+(?:provided|detailed|documented|described|listed|included|explained)\\b.*");
  private static final Pattern WORD = Pattern.compile("[\\p{L}-]{4,}");
  private static final Set<String> SAYING_LITTLE =
      Set.of("every", "each", "with", "from", "explicitly", "clearly", "fully", "based", "also");
  private static final int STEM = 6;
  private static final int TELLING = 8;

  public ChecklistWithoutContent() {
    super("PL27", "checklist-without-content", Severity.WARNING);
  }

  @Override
  void check(PromptLines lines, Report report) {
    List<Set<String>> elsewhere = lines.all().stream().filter(line -> !isBox(line)).map(line -> stems(line.text()))
        .toList();
    for (PromptLine line : lines.all()) {
      Matcher demand = DEMAND.matcher(line.text().strip());
      if (isBox(line) && demand.matches()) {
        String asked = demand.group(1).replaceFirst(".*\\b(?:or|and)\\s+", "");
        Set<String> wanted = stems(asked);
        boolean vague = wanted.size() < 2 && asked.length() < TELLING || asked.matches(".*-.*|.*\\s(?:and|or)");
        if (!vague && elsewhere.stream().noneMatch(words -> words.containsAll(wanted))) {
          report.at(line, line.text().indexOf(asked), "the prompt says nothing of `" + asked + "` elsewhere",
              "add a place for it, or remove it from the list");
        }
      }
    }
  }

  private static boolean isBox(PromptLine line) {
    return line.text().matches("\\s*[-*+]\\s+\\[.\\].*");
  }

  private static Set<String> stems(String text) {
    return WORD.matcher(text.toLowerCase(Locale.ROOT)).results().map(MatchResult::group)
        .filter(word -> !SAYING_LITTLE.contains(word))
        .map(word -> word.substring(0, Math.min(STEM, word.length() - (word.endsWith("s") ? 1 : 0))))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
