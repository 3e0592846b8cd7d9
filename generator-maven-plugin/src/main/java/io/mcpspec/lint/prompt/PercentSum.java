package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.prompt.PromptLine.Zone;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** PL09: shares of one whole add up to more than 100 percent. */
public final class PercentSum extends PromptRule {

  private static final Pattern SHARE = Pattern.compile("(?<![<>≤≥~\\d.-])(\\d{1,3})%\\s+of\\s+(\\w+)");
  private static final int WHOLE = 100;

  public PercentSum() {
    super("PL09", "percent-sum", Severity.ERROR);
  }

  @Override
  void check(PromptLines lines, Report report) {
    for (List<PromptLine> list : lines.runs(line -> line.is(Zone.ITEM), false)) {
      for (int i = 0; i < list.size(); i++) {
        check(list, i, report);
      }
    }
  }

  /** Checks the siblings that begin here. */
  private static void check(List<PromptLine> list, int first, Report report) {
    int indent = list.get(first).indent();
    if (first > 0 && list.get(first - 1).indent() == indent && share(list.get(first - 1)) != null) {
      return;
    }
    int sum = 0;
    int count = 0;
    for (int i = first; i < list.size() && list.get(i).indent() == indent && share(list.get(i)) != null; i++) {
      if (!share(list.get(i)).group(2).equals(share(list.get(first)).group(2))) {
        return;
      }
      sum += Integer.parseInt(share(list.get(i)).group(1));
      count++;
    }
    if (count > 1 && sum > WHOLE) {
      report.at(list.get(first), share(list.get(first)).start(), "these " + count + " shares of "
          + share(list.get(first)).group(2) + " add up to " + sum + "%",
          "correct the shares, or say that they overlap");
    }
  }

  private static MatchResult share(PromptLine line) {
    List<MatchResult> all = SHARE.matcher(line.bare()).results().toList();
    return all.size() == 1 ? all.get(0) : null;
  }
}
