package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.document.markdown.MarkdownText;
import io.mcpspec.lint.prompt.PromptLine.Zone;
import io.mcpspec.lint.rule.FindingSink;
import io.mcpspec.lint.rule.LintPlace;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.LintedPrompt;
import io.mcpspec.lint.rule.RuleHeading;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** PL02: a heading occurs twice under the same parent, so nobody can tell which one a text means. */
public final class DuplicateHeading implements LintRule.OfPrompt {

  /** In a conversation that is shown, each speaks several times. */
  private static final Pattern SPEAKER = Pattern.compile("(?i)(?:user|assistant|human|system|model):?");

  @Override
  public RuleHeading heading() {
    return new RuleHeading("PL02", "duplicate-heading", Severity.WARNING);
  }

  @Override
  public void check(LintedPrompt prompt, FindingSink found) {
    Paths document = new Paths(new ArrayList<>(), new ArrayList<>());
    for (MarkdownText.Section section : MarkdownText.of(prompt.text()).sections()) {
      section.heading().ifPresent(heading ->
          check(document, heading.level(), heading.title(), prompt.place(heading.start()), found));
    }
    for (List<PromptLine> template : PromptLines.of(prompt.text()).runs(PromptLine::template, false)) {
      Paths form = new Paths(new ArrayList<>(), new ArrayList<>());
      template.stream().filter(DuplicateHeading::isNamed).forEach(line -> check(
          form, line.text().replaceFirst("[^#].*", "").length(), line.content(), prompt.place(line.start()), found));
    }
  }

  /** Whether it is a heading of a template, and not one that the model fills in. */
  private static boolean isNamed(PromptLine line) {
    return line.is(Zone.HEADING) && !line.content().matches("\\[.*\\]|<.*>");
  }

  private static void check(Paths paths, int level, String title, LintPlace place, FindingSink found) {
    if (paths.isKnown(level, title) && !SPEAKER.matcher(title).matches()) {
      found.add(place, "the heading `" + title + "` occurs twice at this level",
          "rename one of them, or join their sections");
    }
  }

  /**
   * The headings up to here.
   *
   * @param open those that the next one may stand under
   * @param seen all, each with those above it
   */
  private record Paths(List<String> open, List<String> seen) {

    /** Whether there was such a heading; from now on there is. */
    boolean isKnown(int level, String title) {
      while (open.size() >= level) {
        open.remove(open.size() - 1);
      }
      while (open.size() < level - 1) {
        open.add("");
      }
      open.add(title);
      String whole = String.join("\n", open);
      boolean known = seen.contains(whole);
      seen.add(whole);
      return known;
    }
  }
}
