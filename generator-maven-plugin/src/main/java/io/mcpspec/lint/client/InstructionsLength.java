package io.mcpspec.lint.client;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.rule.FindingSink;
import io.mcpspec.lint.rule.LintPlace;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.LintedServer;
import io.mcpspec.lint.rule.RuleHeading;
import io.mcpspec.publish.client.Limit;

/** PORT15: instructions that a client cuts. */
final class InstructionsLength implements LintRule.OfServer {

  @Override
  public RuleHeading heading() {
    return new RuleHeading("PORT15", "instructions-length", Severity.WARNING);
  }

  @Override
  public void check(LintedServer server, FindingSink found) {
    server.snapshot().surface().mapping("initialize").ifPresent(about -> {
      int length = about.text("instructions").orElse("").length();
      String effects = Clients.effects(server, Limit.INSTRUCTIONS, length);
      if (!effects.isEmpty()) {
        found.add(LintPlace.of(server.subject(), about.get("instructions").orElseThrow()),
            "the instructions have " + length + " characters: " + effects, "shorten them, or move parts into a prompt");
      }
    });
  }
}
