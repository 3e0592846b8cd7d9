package io.mcpspec.lint.client;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.rule.FindingSink;
import io.mcpspec.lint.rule.LintPlace;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.LintedServer;
import io.mcpspec.lint.rule.RuleHeading;
import io.mcpspec.publish.client.Limit;
import java.util.Optional;

/** PORT17: more tools than a client takes from all servers together. */
final class ToolCount implements LintRule.OfServer {

  @Override
  public RuleHeading heading() {
    return new RuleHeading("PORT17", "tool-count", Severity.WARNING);
  }

  @Override
  public void check(LintedServer server, FindingSink found) {
    int served = server.snapshot().surface().mappings("tools").size();
    String effects = Clients.effects(server, Limit.TOOLS, served);
    if (!effects.isEmpty()) {
      found.add(new LintPlace(server.subject(), Optional.empty(), 0), served + " tools are served by default: "
          + effects, "group the tools, and serve the groups that few need only on demand");
    }
  }
}
