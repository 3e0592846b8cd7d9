package io.mcpspec.lint.rule;

/** A rule of the lint, by what it judges. It keeps nothing from one call to the next. */
public sealed interface LintRule
    permits LintRule.OfText, LintRule.OfTool, LintRule.OfServer, LintRule.OfPrompt, LintRule.OfSettings {

  /** What identifies the rule. */
  RuleHeading heading();

  /** Judges each text that a model or its user may read, wherever it is. */
  non-sealed interface OfText extends LintRule {
    void check(LintedText text, FindingSink found);
  }

  /** Judges each tool. */
  non-sealed interface OfTool extends LintRule {
    void check(LintedTool tool, FindingSink found);
  }

  /** Judges all that a server serves. */
  non-sealed interface OfServer extends LintRule {
    void check(LintedServer server, FindingSink found);
  }

  /** Judges each prompt, and a Markdown file as one. */
  non-sealed interface OfPrompt extends LintRule {
    void check(LintedPrompt prompt, FindingSink found);
  }

  /** Is reported by the engine, about what the spec says of other rules. */
  record OfSettings(RuleHeading heading) implements LintRule {}
}
