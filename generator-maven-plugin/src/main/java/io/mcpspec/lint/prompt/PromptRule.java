package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.rule.FindingSink;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.LintedPrompt;
import io.mcpspec.lint.rule.RuleHeading;

/** A rule about the lines of a prompt. */
abstract class PromptRule implements LintRule.OfPrompt {

  private final RuleHeading heading;

  PromptRule(String id, String name, Severity severity) {
    this.heading = new RuleHeading(id, name, severity);
  }

  /** Takes what the rule finds. */
  interface Report {

    /** Reports a finding at a column of a line, counted from 0. */
    void at(PromptLine line, int column, String message, String help);
  }

  @Override
  public final RuleHeading heading() {
    return heading;
  }

  @Override
  public final void check(LintedPrompt prompt, FindingSink found) {
    check(PromptLines.of(prompt.text()), (line, column, message, help) ->
        found.add(prompt.place(line.start() + column), message, help));
  }

  abstract void check(PromptLines lines, Report report);
}
