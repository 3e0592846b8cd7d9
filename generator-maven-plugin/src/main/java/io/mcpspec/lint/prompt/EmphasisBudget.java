package io.mcpspec.lint.prompt;

import io.mcpspec.diagnostic.Severity;
import java.util.List;
import java.util.regex.Pattern;

/** PL22: so many orders are marked as critical that the mark no longer says anything. */
public final class EmphasisBudget extends PromptRule {

  private static final Pattern MARK = Pattern.compile("\\b(?:CRITICAL|IMPORTANT|WARNING|ATTENTION)\\b|🔴|⚠");
  private static final int FEW = 8;
  private static final int LINES_EACH = 25;

  public EmphasisBudget() {
    super("PL22", "emphasis-budget", Severity.WARNING);
  }

  @Override
  void check(PromptLines lines, Report report) {
    List<PromptLine> marked = lines.written().stream().filter(line -> MARK.matcher(line.bare()).find()).toList();
    long written = lines.written().size();
    if (marked.size() > FEW && marked.size() * LINES_EACH > written) {
      report.at(marked.get(0), 0, marked.size() + " lines of " + written + " are marked as critical",
          "keep the mark for the few whose breach does harm");
    }
  }
}
