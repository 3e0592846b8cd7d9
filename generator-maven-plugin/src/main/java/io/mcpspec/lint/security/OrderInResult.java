package io.mcpspec.lint.security;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.document.text.ModelOrder;
import io.mcpspec.document.text.ModelOrders;
import io.mcpspec.document.text.Quote;
import io.mcpspec.lint.rule.FindingSink;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.LintedText;
import io.mcpspec.lint.rule.RuleHeading;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** SEC06: the schema of a result tells the model to obey what the tool answers, or gives it orders. */
public final class OrderInResult implements LintRule.OfText {

  private static final Pattern OBEY = Pattern.compile(
      "\\b(?:model|agent|assistant|llm|ai|you)\\b[^.!?]{0,40}\\b(?:must|shall|has to|have to|always)\\b[^.!?]{0,40}"
          + "\\b(?:follow|obey|execute|run|comply|call|invoke|carry out)\\b", Pattern.CASE_INSENSITIVE);
  private static final Pattern FIXED_ORDER = Pattern.compile(
      "\\b(?:you must|always|immediately|now)\\b[^.!?]{0,60}\\b(?:call|invoke|run|execute|send|tell|ask)\\b",
      Pattern.CASE_INSENSITIVE);

  @Override
  public RuleHeading heading() {
    return new RuleHeading("SEC06", "order-in-result", Severity.ERROR);
  }

  @Override
  public void check(LintedText text, FindingSink found) {
    if (!text.role().isOfResult()) {
      return;
    }
    for (ModelOrder order : ModelOrders.in(text.text())) {
      report(text, order.offset(), order.kind().what() + ": " + Quote.of(order.text()), found);
    }
    boolean fixed = text.role() == LintedText.Role.RESULT_VALUE;
    Matcher matcher = (fixed ? FIXED_ORDER : OBEY).matcher(text.text());
    if (matcher.find()) {
      report(text, matcher.start(), "tells the model to act on the result: " + Quote.of(matcher.group()), found);
    }
  }

  private static void report(LintedText text, int offset, String what, FindingSink found) {
    found.add(text.place(offset), "the schema of the result " + what,
        "describe what the member holds; what to do next belongs into the tool's own description");
  }
}
