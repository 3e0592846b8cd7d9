package io.mcpspec.lint.client;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.rule.FindingSink;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.LintedServer;
import io.mcpspec.lint.rule.LintedTool;
import io.mcpspec.lint.rule.RuleHeading;
import io.mcpspec.publish.client.ClientProfile;
import io.mcpspec.publish.client.Construct;
import io.mcpspec.publish.client.Constructs;
import java.util.List;
import java.util.Set;

/** Constructs in a published tool that clients refuse. */
final class RefusedConstruct implements LintRule.OfServer {

  private final RuleHeading heading;
  private final String help;
  private final List<Construct> constructs;

  RefusedConstruct(String id, String name, String help, Construct... constructs) {
    this.heading = new RuleHeading(id, name, Severity.WARNING);
    this.help = help;
    this.constructs = List.of(constructs);
  }

  @Override
  public RuleHeading heading() {
    return heading;
  }

  @Override
  public void check(LintedServer server, FindingSink found) {
    for (LintedTool tool : server.tools()) {
      Set<Construct> present = Constructs.of(tool.published());
      for (Construct construct : constructs) {
        List<ClientProfile> refusing = server.clients().stream()
            .filter(client -> client.refuses().contains(construct)).toList();
        if (present.contains(construct) && !refusing.isEmpty()) {
          found.add(tool.place(), "`" + tool.name() + "` " + construct.words() + ", which is refused by "
              + Clients.named(refusing), help);
        }
      }
    }
  }
}
