package io.mcpspec.release.prompt.content;

import io.mcpspec.document.text.Quote;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.prompt.content.SentencePairs.Unpaired;
import io.mcpspec.release.prompt.match.Unit;
import java.util.Optional;

/** P11, P12, P13, P14: finds rules for the model that were added, removed, weakened, strengthened or moved. */
public final class NormativeRuleCheck {

  private NormativeRuleCheck() {}

  public static void check(SentencePairs sentences, PromptFindings findings) {
    for (Unpaired rule : sentences.removedRules()) {
      Unit unit = rule.unit();
      Level level = NormativeRule.of(unit).orElseThrow().forbids() ? Level.BREAKING : Level.RISKY;
      findings.add(Rule.NORMATIVE_RULE_REMOVED, level, rule.section(), rule.row(),
          "removed rule " + Quote.of(unit.normal()), "rule", unit.normal());
    }
    for (Unpaired rule : sentences.addedRules()) {
      Unit unit = rule.unit();
      findings.add(Rule.NORMATIVE_RULE_ADDED, Level.RISKY, rule.section(), rule.row(),
          "new rule " + Quote.of(unit.normal()), "rule", unit.normal());
    }
    sentences.pairs().forEach(pair -> pair(pair, findings));
  }

  private static void pair(SentencePair pair, PromptFindings findings) {
    Optional<NormativeRule> old = NormativeRule.of(pair.left());
    Optional<NormativeRule> now = NormativeRule.of(pair.right());
    if (old.isEmpty() && now.isEmpty()) {
      return;
    }
    if (!old.equals(now) && !NormativeRule.isSame(pair.left(), pair.right())) {
      String from = old.map(NormativeRule::toString).orElse("no rule");
      String to = now.map(NormativeRule::toString).orElse("no rule");
      findings.add(Rule.NORMATIVE_STRENGTH_CHANGED, Level.RISKY, pair,
          from + " → " + to + " in " + Quote.of(pair.right().normal()), "from", from, "to", to, "rule",
          pair.right().normal());
    }
    if (old.isPresent() && now.isPresent() && pair.isRelocated()) {
      String from = place(pair.from() == pair.to() ? "" : findings.name(pair.from()), pair.left());
      String to = place(pair.from() == pair.to() ? "" : findings.name(pair.to()), pair.right());
      findings.add(Rule.NORMATIVE_RULE_RELOCATED, Level.RISKY, pair,
          "rule " + Quote.of(pair.right().normal()) + " stood " + from + ", now stands " + to, "from", from, "to", to,
          "rule", pair.right().normal());
    }
  }

  private static String place(String section, Unit unit) {
    String context = switch (unit.context()) {
      case PROSE -> section.isEmpty() ? "in the text" : "";
      case TEMPLATE -> "in a layout";
      case CODE -> "in a code example";
    };
    if (section.isEmpty()) {
      return context;
    }
    return context.isEmpty() ? "in " + section : context + " of " + section;
  }
}
