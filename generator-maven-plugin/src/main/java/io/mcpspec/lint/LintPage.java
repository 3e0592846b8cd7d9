package io.mcpspec.lint;

import io.mcpspec.lint.rule.RuleHeading;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * What is to say of a rule, from {@code rules/ID.md} beside this class: a first paragraph that says why it matters, an
 * example and how to fix it.
 *
 * @param text the page, Markdown
 */
public record LintPage(String text) {

  /**
   * The page of a rule.
   *
   * @throws IllegalStateException when the rule has no page, which a test rules out
   */
  public static LintPage of(RuleHeading rule) {
    String file = "rules/" + rule.id() + ".md";
    try (InputStream page = LintPage.class.getResourceAsStream(file)) {
      if (page == null) {
        throw new IllegalStateException("rule " + rule.id() + " has no page " + file);
      }
      return new LintPage(new String(page.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Why the rule exists, one paragraph without line ends. */
  public String why() {
    return text.substring(text.indexOf('\n') + 1).stripLeading().split("\n\n", 2)[0].strip().replace('\n', ' ');
  }
}
