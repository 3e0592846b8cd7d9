package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** PL19: one sentence orders and hedges, so a model may take either. */
public final class HedgedOrder extends PromptRule {

  private static final Pattern ORDER =
      Pattern.compile("(?<!\\bor )\\b(?:MUST|ALWAYS|NEVER|REQUIRED|SHALL)\\b(?! or )");
  private static final Pattern HEDGE = Pattern.compile(
      "(?<!\\b(?:NEVER|NOT) )\\btry to\\b"
          + "|\\b(?:if possible|where possible|when possible|ideally|preferably|if you can)\\b",
      Pattern.CASE_INSENSITIVE);

  public HedgedOrder() {
    super("PL19", "must-with-hedge", Severity.WARNING);
  }

  @Override
  void check(PromptLines lines, Report report) {
    for (PromptLine line : lines.written()) {
      String text = line.bare();
      int start = 0;
      for (String sentence : text.split("(?<=[.!?])\\s")) {
        Matcher order = ORDER.matcher(sentence);
        Matcher hedge = HEDGE.matcher(sentence);
        if (order.find() && hedge.find()) {
          report.at(line, text.indexOf(sentence, start) + hedge.start(), "`" + order.group() + "` and `" + hedge.group()
              + "` in one sentence", "decide for one of them");
        }
        start += sentence.length();
      }
    }
  }
}
