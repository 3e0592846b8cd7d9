package io.mcpspec.lint.client;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.rule.FindingSink;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.LintedServer;
import io.mcpspec.lint.rule.LintedTool;
import io.mcpspec.lint.rule.RuleHeading;
import io.mcpspec.publish.client.Limit;

/** PORT14: a description that a client refuses or cuts. */
final class DescriptionLength implements LintRule.OfServer {

  @Override
  public RuleHeading heading() {
    return new RuleHeading("PORT14", "description-length", Severity.WARNING);
  }

  @Override
  public void check(LintedServer server, FindingSink found) {
    for (LintedTool tool : server.tools()) {
      int length = tool.published().text("description").orElse("").length();
      String effects = Clients.effects(server, Limit.DESCRIPTION, length);
      if (!effects.isEmpty()) {
        found.add(tool.place("description"),
            "the description of `" + tool.name() + "` has " + length + " characters: " + effects,
            "shorten it, and say what matters most first");
      }
    }
  }
}
