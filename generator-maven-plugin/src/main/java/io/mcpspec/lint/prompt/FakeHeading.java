package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.prompt.PromptLine.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** PL26: a line looks like a heading and has no mark, so it runs into the text below. */
public final class FakeHeading extends PromptRule {

  private static final Pattern TITLE = Pattern.compile("\\p{Lu}[\\p{L}'-]*(?: [\\p{L}'&-]+){1,5}");
  private static final Pattern TEXT = Pattern.compile("\\p{Lu}.{14,}[:.]");
  private static final int ENOUGH = 2;

  public FakeHeading() {
    super("PL26", "fake-heading", Severity.WARNING);
  }

  @Override
  void check(PromptLines lines, Report report) {
    List<PromptLine> titles = new ArrayList<>();
    for (List<PromptLine> paragraph : lines.runs(line -> line.is(Zone.PROSE), false)) {
      if (paragraph.size() > 1 && TITLE.matcher(paragraph.get(0).text().strip()).matches()
          && hasCapitals(paragraph.get(0).text()) && TEXT.matcher(paragraph.get(1).text().strip()).matches()) {
        titles.add(paragraph.get(0));
      }
    }
    if (titles.size() >= ENOUGH) {
      titles.forEach(title -> report.at(title, 0, "this looks like a heading, and in Markdown it is part of the text",
          "put `#` marks in front of it, and a blank line behind it"));
    }
  }

  private static boolean hasCapitals(String text) {
    long capitals = Pattern.compile("(?:^|\\s)\\p{Lu}").matcher(text.strip()).results().count();
    return capitals > 1;
  }
}
