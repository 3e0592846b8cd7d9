package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.prompt.PromptLine.Zone;

/** PL03: a heading ends with a punctuation mark. */
public final class HeadingPunctuation extends PromptRule {

  public HeadingPunctuation() {
    super("PL03", "heading-punctuation", Severity.WARNING);
  }

  @Override
  void check(PromptLines lines, Report report) {
    for (PromptLine line : lines.all()) {
      boolean marked = line.is(Zone.HEADING) && line.text().strip().startsWith("#");
      if (marked && line.content().matches(".*[:;,.](?<!\\.\\.\\.)(?<!\\betc\\.)")) {
        report.at(line, line.text().length() - 1, "the heading ends with `"
            + line.content().substring(line.content().length() - 1) + "`", "remove the mark");
      }
    }
  }
}
