package io.mcpspec.release.prompt;

import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.prompt.content.PromptFindings;
import io.mcpspec.spec.prompt.Tokens;

/** P23: finds texts that grew beyond their declared budget or beyond what clients accept. */
public final class TokenBudgetCheck {

  /** Claude Code warns of results with more tokens. */
  private static final int CLIENT_WARNS = 10_000;

  /** Claude Code cuts results off here. */
  private static final int CLIENT_CUTS = 25_000;

  private TokenBudgetCheck() {}

  public static void check(PromptFindings findings) {
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
