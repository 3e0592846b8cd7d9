package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** PL12: a character looks like another one, so searches and models miss the word. */
public final class ConfusableCharacter extends PromptRule {

  private static final Pattern WIDE = Pattern.compile("[\\uff01-\\uff5e]");
  private static final Pattern MIXED = Pattern.compile("\\p{IsLatin}[\\p{IsCyrillic}\\p{IsGreek}]\\p{IsLatin}");
  private static final Pattern CURLY = Pattern.compile("(?<=\\p{L})’(?=\\p{L})");
  private static final Pattern STRAIGHT = Pattern.compile("(?<=\\p{L})'(?=\\p{L})");

  public ConfusableCharacter() {
    super("PL12", "confusable-character", Severity.ERROR);
  }

  @Override
  void check(PromptLines lines, Report report) {
    for (PromptLine line : lines.all()) {
      Matcher wide = WIDE.matcher(line.text());
      Matcher mixed = MIXED.matcher(line.text());
      if (wide.find()) {
        report(line, wide.start(), report);
      } else if (mixed.find()) {
        report(line, mixed.start() + 1, report);
      }
    }
    List<PromptLine> curly = lines.written().stream().filter(line -> CURLY.matcher(line.bare()).find()).toList();
    long straight = lines.written().stream().filter(line -> STRAIGHT.matcher(line.bare()).find()).count();
    if (!curly.isEmpty() && straight > curly.size()) {
      report.at(curly.get(0), curly.get(0).bare().indexOf('’'),
          "`’` stands here, and " + straight + " other lines have `'`", "write the same apostrophe everywhere");
    }
  }

  private static void report(PromptLine line, int column, Report report) {
    report.at(line, column, "U+%04X looks like another character".formatted(line.text().codePointAt(column)),
        "write the plain character");
  }
}
