package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** PL17: a text points to "this section" or "above", and another release may put something else there. */
public final class PlaceWithoutName extends PromptRule {

  private static final Pattern POINTS = Pattern.compile(
      "\\b(?:in|of|to|leave|from)\\s+this\\s+section\\b"
          + "|\\b(?:the|this|these)\\s+(?:section|list|table|rule)s?\\s+(?:above|below)\\b"
          + "|\\bthe\\s+(?:above|below|previous|following)\\s+section\\b", Pattern.CASE_INSENSITIVE);

  public PlaceWithoutName() {
    super("PL17", "deictic-reference", Severity.WARNING);
  }

  @Override
  void check(PromptLines lines, Report report) {
    for (PromptLine line : lines.written()) {
      Matcher found = POINTS.matcher(line.filled("x"));
      if (found.find()) {
        report.at(line, found.start(), "`" + found.group() + "` names no section", "name the section by its heading");
      }
    }
  }
}
