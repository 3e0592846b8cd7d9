package io.mcpspec.lint.rule;

import io.mcpspec.diagnostic.Severity;
import java.util.List;

/**
 * Takes what one rule finds.
 *
 * @param rule the rule
 * @param findings where they go
 */
public record FindingSink(RuleHeading rule, List<LintFinding> findings) {

  /** Reports a finding with the rule's severity. */
  public void add(LintPlace place, String message, String help) {
    add(rule.severity(), place, message, help);
  }

  /** Reports a finding that matters less, or more, than most of the rule. */
  public void add(Severity severity, LintPlace place, String message, String help) {
    findings.add(new LintFinding(rule, severity, place, message, help));
  }
}
