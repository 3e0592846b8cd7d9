package io.mcpspec.lint.client;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.lint.rule.FindingSink;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.LintedServer;
import io.mcpspec.lint.rule.LintedTool;
import io.mcpspec.lint.rule.RuleHeading;
import io.mcpspec.publish.client.ClientProfile;
import java.util.List;

/** PORT21: annotations that a directory of servers demands. */
final class MissingAnnotations implements LintRule.OfServer {

  @Override
  public RuleHeading heading() {
    return new RuleHeading("PORT21", "missing-annotations", Severity.WARNING);
  }

  @Override
  public void check(LintedServer server, FindingSink found) {
    for (LintedTool tool : server.tools()) {
      Mapping item = tool.published();
      boolean titled = item.has("title") || item.mapping("annotations").filter(hints -> hints.has("title")).isPresent();
      boolean hinted = tool.hint("readOnlyHint").isPresent() || tool.hint("destructiveHint").isPresent();
      report(server, tool, "title", titled, "no title", "give it a `title`", found);
      report(server, tool, "hints", hinted, "neither `readOnlyHint` nor `destructiveHint`", "give it an effect", found);
    }
  }

  private static void report(LintedServer server, LintedTool tool, String demand, boolean there, String lacks,
      String help, FindingSink found) {
    List<ClientProfile> demanding =
        server.clients().stream().filter(client -> client.demands().contains(demand)).toList();
    if (!there && !demanding.isEmpty()) {
      found.add(tool.place(), "`" + tool.name() + "` has " + lacks + ", which is demanded by "
          + Clients.named(demanding), help);
    }
  }
}
