package io.mcpspec.spec.prompt;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Holds a text against the token budget of its prompt. */
final class BudgetCheck {

  private static final int HEAVIEST = 5;

  /** Tokens of a section without its children. */
  private record Weight(String section, int tokens) {}

  private final Diagnostics diagnostics;

  BudgetCheck(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  public void check(CompiledPrompt prompt) {
    prompt.prompt().tokenBudget().ifPresent(budget -> {
      int tokens = Tokens.cl100k(prompt.text());
      if (tokens > budget) {
        diagnostics.report(new Diagnostic(Code.OVER_BUDGET, prompt.prompt().span(),
            "prompt `" + prompt.prompt().id() + "` " + prompt.release() + " has " + tokens
                + " tokens, its budget is " + budget,
            notes(prompt),
            List.of("shorten the text, or raise `budget.tokens`")));
      }
    });
  }

  private static List<String> notes(CompiledPrompt prompt) {
    String estimate = "tokens are counted with cl100k, an estimate for other models";
    String heaviest = prompt.sections().stream()
        .map(section -> new Weight(section.id(), Tokens.cl100k(Segment.source(section.own()))))
        .sorted(Comparator.comparingInt(Weight::tokens).reversed())
        .limit(HEAVIEST)
        .map(weight -> "`" + weight.section() + "` " + weight.tokens())
        .collect(Collectors.joining(", "));
    return heaviest.isEmpty() ? List.of(estimate) : List.of(estimate, "the heaviest sections: " + heaviest);
  }
}
