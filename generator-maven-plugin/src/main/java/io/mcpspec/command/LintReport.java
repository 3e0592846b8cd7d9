package io.mcpspec.command;

import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.document.node.Sha256;
import io.mcpspec.document.text.Visible;
import io.mcpspec.lint.LintPage;
import io.mcpspec.lint.LintResult;
import io.mcpspec.lint.rule.LintFinding;
import io.mcpspec.lint.rule.RuleHeading;
import io.mcpspec.report.ReportedFinding;
import io.mcpspec.report.ReportedPlace;
import io.mcpspec.report.ReportedRule;
import io.mcpspec.report.ReportedRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The findings of a lint as they are shown.
 *
 * @param result what was found
 * @param style how the user writes commands
 */
record LintReport(LintResult result, CommandStyle style) {

  /** The place and the message of each finding, its subject where that is not the place, what to do, an empty line. */
  List<String> text() {
    List<String> lines = new ArrayList<>();
    for (LintFinding finding : result.findings()) {
      String where = place(finding).map(ReportedPlace::toString).orElse(finding.subject());
      lines.add(where + ": " + finding.severity() + ": " + Visible.line(finding.message())
          + " [" + finding.rule().title() + "]");
      if (!where.equals(finding.subject())) {
        lines.add("  = in: " + finding.subject());
      }
      lines.add("  = help: " + finding.help());
      lines.add("");
    }
    return lines;
  }

  /** {@code 1 error, 2 warnings in spec; 3 findings are waived}. */
  String summary(String label) {
    List<String> counts = new ArrayList<>();
    for (Severity severity : Severity.values()) {
      long number = result.findings().stream().filter(finding -> finding.severity() == severity).count();
      if (number > 0) {
        counts.add(number + " " + severity + (number == 1 ? "" : "s"));
      }
    }
    int waived = result.waived().size();
    return (counts.isEmpty() ? "nothing found" : String.join(", ", counts)) + " in " + label
        + (waived == 0 ? "" : "; " + waived + (waived == 1 ? " finding is" : " findings are") + " waived");
  }

  /** The findings for programs and CI systems. */
  ReportedRun reported() {
    Stream<ReportedFinding> open = result.findings().stream().map(finding -> reported(finding, Optional.empty()));
    Stream<ReportedFinding> waived =
        result.waived().stream().map(accepted -> reported(accepted.finding(), Optional.of(accepted.reason())));
    return new ReportedRun("lint", "the lint found nothing", Stream.concat(open, waived).toList());
  }

  private ReportedFinding reported(LintFinding finding, Optional<String> accepted) {
    return new ReportedFinding(
        rule(finding.rule()),
        Findings.weight(finding.severity()),
        finding.message(),
        List.of(),
        List.of(finding.help()),
        place(finding),
        Optional.empty(),
        Optional.of(finding.subject()),
        Optional.of(new ReportedFinding.Fingerprint("mcpSpecLint/v1", Sha256.shortHex(finding.identity()))),
        accepted);
  }

  private ReportedRule rule(RuleHeading rule) {
    LintPage page = LintPage.of(rule);
    return new ReportedRule(
        rule.id(),
        Optional.of(rule.name()),
        Optional.of(page.why()),
        Findings.weight(rule.severity()),
        Optional.of(style.line("explain", "code", rule.id())),
        page.text(),
        rule.isAboutSecurity() ? List.of("security") : List.of());
  }

  private static Optional<ReportedPlace> place(LintFinding finding) {
    return finding.place().place()
        .map(place -> new ReportedPlace(place.file(), place.line(), finding.place().column(), 0, 0));
  }
}
