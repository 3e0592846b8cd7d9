package io.mcpspec.release.prompt.check;

import io.mcpspec.generator.prompt.Tokens;
import io.mcpspec.release.rule.Level;
import io.mcpspec.release.rule.Rule;

/** Texts that grew beyond what was declared for them, or beyond what clients take. */
final class BudgetCheck {

  /** Claude Code warns of results with more tokens. */
  private static final int CLIENT_WARNS = 10_000;

  /** Claude Code cuts results off here. */
  private static final int CLIENT_CUTS = 25_000;

  private BudgetCheck() {}

  static void check(PromptFindings findings) {
    int before = Tokens.cl100k(findings.change().before().text());
    int after = Tokens.cl100k(findings.change().after().text());
    int oldBudget = findings.change().before().budget();
    int budget = findings.change().after().budget();
    boolean fitted = oldBudget == 0 || before <= oldBudget;
    if (budget > 0 && after > budget && fitted) {
      report(before, after, "the declared budget of " + budget, budget, findings);
    }
    if (before <= CLIENT_CUTS && after > CLIENT_CUTS) {
      report(before, after, "the " + CLIENT_CUTS + " where clients cut a result off", CLIENT_CUTS, findings);
    } else if (before <= CLIENT_WARNS && after > CLIENT_WARNS) {
      report(before, after, "the " + CLIENT_WARNS + " from which clients warn", CLIENT_WARNS, findings);
    }
  }

  private static void report(int before, int after, String limit, int budget, PromptFindings findings) {
    findings.add(Rule.BUDGET_CROSSED, Level.RISKY,
        before + " → " + after + " tokens, beyond " + limit, "limit", Integer.toString(budget));
  }
}
