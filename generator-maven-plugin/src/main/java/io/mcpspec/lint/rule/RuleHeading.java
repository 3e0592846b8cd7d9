package io.mcpspec.lint.rule;

import io.mcpspec.diagnostic.Severity;

/**
 * What identifies a rule of the lint.
 *
 * @param id letters for what it is about, and two digits; never used for another meaning
 * @param name its name in words, joined by hyphens
 * @param severity how much a finding matters, unless the spec says otherwise
 */
public record RuleHeading(String id, String name, Severity severity) {

  /** The form in which findings name it: {@code SEC01 hidden-character}. */
  public String title() {
    return id + " " + name;
  }

  public boolean isAboutSecurity() {
    return id.startsWith("SEC");
  }

  /** Whether somebody means this rule. */
  public boolean isCalled(String idOrName) {
    return id.equalsIgnoreCase(idOrName) || name.equalsIgnoreCase(idOrName);
  }
}
