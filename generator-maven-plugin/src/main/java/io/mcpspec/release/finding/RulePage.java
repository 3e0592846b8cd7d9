package io.mcpspec.release.finding;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * What is to say of a rule, from {@code rules/ID.md} beside this class: a first paragraph that says why the change
 * matters, an example, and a last paragraph that begins with {@code Mirror:} and an id, or {@code No mirror:} and the
 * reason.
 *
 * @param rule the rule
 * @param text the page, Markdown
 */
public record RulePage(Rule rule, String text) {

  /** The page of a rule. */
  public static RulePage of(Rule rule) {
    String file = "rules/" + rule.id() + ".md";
    try (InputStream page = RulePage.class.getResourceAsStream(file)) {
      if (page == null) {
        throw new IllegalStateException("rule " + rule.id() + " has no page " + file);
      }
      return new RulePage(rule, new String(page.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Why the change matters, one paragraph without line ends. */
  public String why() {
    String body = text.startsWith("#") ? text.substring(text.indexOf('\n') + 1).stripLeading() : text;
    return body.split("\n\n", 2)[0].strip().replace('\n', ' ');
  }
}
