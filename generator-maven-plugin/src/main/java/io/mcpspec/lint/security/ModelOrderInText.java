package io.mcpspec.lint.security;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.document.text.ModelOrder;
import io.mcpspec.document.text.ModelOrders;
import io.mcpspec.document.text.Quote;
import io.mcpspec.lint.rule.FindingSink;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.LintedText;
import io.mcpspec.lint.rule.RuleHeading;

/** SEC02: a text tells the model what to do behind its user's back. */
public final class ModelOrderInText implements LintRule.OfText {

  @Override
  public RuleHeading heading() {
    return new RuleHeading("SEC02", "model-order", Severity.ERROR);
  }

  @Override
  public void check(LintedText text, FindingSink found) {
    if (text.role().isOfResult()) {
      return; // SEC06
    }
    for (ModelOrder order : ModelOrders.in(text.text())) {
      boolean ofAPrompt = text.role() == LintedText.Role.CONTENT; // its user chose to talk about the conversation
      if (ofAPrompt && order.kind() == ModelOrder.Kind.CONVERSATION) {
        continue;
      }
      found.add(text.place(order.offset()), "the text " + order.kind().what() + ": " + Quote.of(order.text()),
          "say what the item does, and leave to the user's client what the model does");
    }
  }
}
