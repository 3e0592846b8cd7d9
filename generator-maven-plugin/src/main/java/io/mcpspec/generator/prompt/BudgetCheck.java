package io.mcpspec.generator.prompt;

import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.diagnostic.Diagnostic;
import io.mcpspec.generator.diagnostic.Diagnostics;
import java.util.List;

/** Holds each text against its declared token budget. */
final class BudgetCheck {

  private final Diagnostics diagnostics;

  BudgetCheck(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  void check(List<CompiledPrompt> compiled) {
    compiled.forEach(this::check);
  }

  private void check(CompiledPrompt prompt) {
    prompt.prompt().tokenBudget().ifPresent(budget -> {
      int tokens = Tokens.cl100k(prompt.text());
      if (tokens > budget) {
        diagnostics.report(new Diagnostic(Code.OVER_BUDGET, prompt.prompt().span(),
            "prompt `" + prompt.prompt().id() + "` " + prompt.release() + " has " + tokens
                + " tokens, its budget is " + budget,
            List.of("tokens are counted with cl100k, an estimate for other models"),
            List.of("shorten the text, or raise `budget.tokens`")));
      }
    });
  }
}
