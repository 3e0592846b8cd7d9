package io.mcpspec.lint;

import io.mcpspec.lint.rule.FindingSink;
import io.mcpspec.lint.rule.LintFinding;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.LintedPrompt;
import io.mcpspec.lint.rule.LintedServer;
import io.mcpspec.lint.rule.LintedText;
import io.mcpspec.publish.client.ClientProfile;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.spec.model.LintPolicy;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Runs the rules over what a server serves. */
public final class Lint {

  private static final Comparator<LintFinding> BY_PLACE =
      Comparator.comparing((LintFinding finding) -> finding.place().place().map(place -> place.file()).orElse(""))
          .thenComparing(finding -> finding.place().place().map(place -> place.line()).orElse(0))
          .thenComparing(finding -> finding.place().column());

  private final List<LintRule> rules;

  /** A lint with every rule. */
  public Lint() {
    this(LintRules.all());
  }

  /** A lint with these rules. */
  public Lint(List<LintRule> rules) {
    this.rules = List.copyOf(rules);
  }

  /**
   * What the rules find.
   *
   * @param policy what the spec says of the rules
   * @param today the day on which waivers count or not
   */
  public LintResult run(Snapshot snapshot, LintPolicy policy, LocalDate today) {
    return new AppliedPolicy(policy, today).apply(find(snapshot, policy.clients()));
  }

  /** All that the rules find, by the limits of the usual clients. */
  public List<LintFinding> find(Snapshot snapshot) {
    return find(snapshot, List.of());
  }

  /**
   * All that the rules find, by place; without one, by rule.
   *
   * @param clients the ids of the clients whose limits count; the usual ones if there are none
   */
  public List<LintFinding> find(Snapshot snapshot, List<String> clients) {
    LintedServer server = LintedServer.of(snapshot, ClientProfile.of(clients));
    List<LintedText> texts = server.texts();
    List<LintedPrompt> prompts = server.prompts();
    List<LintFinding> all = new ArrayList<>();
    for (LintRule rule : rules) {
      FindingSink found = new FindingSink(rule.heading(), all);
      if (rule instanceof LintRule.OfText ofText) {
        texts.forEach(text -> ofText.check(text, found));
      } else if (rule instanceof LintRule.OfTool ofTool) {
        server.tools().forEach(tool -> ofTool.check(tool, found));
      } else if (rule instanceof LintRule.OfServer ofServer) {
        ofServer.check(server, found);
      } else if (rule instanceof LintRule.OfPrompt ofPrompt) {
        prompts.forEach(prompt -> ofPrompt.check(prompt, found));
      }
    }
    return all.stream().sorted(BY_PLACE).toList();
  }
}
