package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.document.markdown.Block;
import io.mcpspec.document.markdown.MarkdownText;
import io.mcpspec.lint.rule.FindingSink;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.LintedPrompt;
import io.mcpspec.lint.rule.RuleHeading;
import java.util.ArrayList;
import java.util.List;

/** PL02: a heading occurs twice under the same parent, so nobody can tell which one a text means. */
public final class DuplicateHeading implements LintRule.OfPrompt {

  @Override
  public RuleHeading heading() {
    return new RuleHeading("PL02", "duplicate-heading", Severity.WARNING);
  }

  @Override
  public void check(LintedPrompt prompt, FindingSink found) {
    List<String> seen = new ArrayList<>();
    List<String> path = new ArrayList<>();
    for (MarkdownText.Section section : MarkdownText.of(prompt.text()).sections()) {
      if (section.heading().isEmpty()) {
        continue;
      }
      Block.Heading heading = section.heading().get();
      while (path.size() >= heading.level()) {
        path.remove(path.size() - 1);
      }
      while (path.size() < heading.level() - 1) {
        path.add("");
      }
      path.add(heading.title());
      String whole = String.join("\n", path);
      if (seen.contains(whole)) {
        found.add(prompt.place(heading.start()), "the heading `" + heading.title() + "` occurs twice at this level",
            "rename one of them, or join their sections");
      }
      seen.add(whole);
    }
  }
}
