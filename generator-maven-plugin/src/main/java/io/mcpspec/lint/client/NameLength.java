package io.mcpspec.lint.client;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.rule.FindingSink;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.LintedServer;
import io.mcpspec.lint.rule.LintedTool;
import io.mcpspec.lint.rule.RuleHeading;
import io.mcpspec.publish.client.ClientProfile;
import io.mcpspec.publish.client.Limit;

/** PORT02: a name that is too long for a client, alone or with what the client puts in front of it. */
final class NameLength implements LintRule.OfServer {

  @Override
  public RuleHeading heading() {
    return new RuleHeading("PORT02", "name-length", Severity.WARNING);
  }

  @Override
  public void check(LintedServer server, FindingSink found) {
    String name = server.snapshot().server().orElse("").replaceFirst(".*/", "");
    for (LintedTool tool : server.tools()) {
      String plain = Clients.effects(server, Limit.NAME, tool.name().length());
      if (!plain.isEmpty()) {
        found.add(tool.place(), "the name `" + tool.name() + "` has " + tool.name().length() + " characters: " + plain,
            "give the tool a shorter name");
        continue;
      }
      for (ClientProfile client : server.clients()) {
        ClientProfile.Bound bound = client.limits().get(Limit.SHOWN_NAME);
        String shown = client.shown(name, tool.name()).orElse("");
        if (bound != null && shown.length() > bound.most()) {
          found.add(Severity.NOTICE, tool.place(),
              client.title() + " shows `" + tool.name() + "` as `" + shown + "`, which has " + shown.length()
                  + " characters, and " + bound.effect() + " above " + bound.most(),
              "shorten the tool's name, or let users configure the server under a shorter name");
        }
      }
    }
  }
}
