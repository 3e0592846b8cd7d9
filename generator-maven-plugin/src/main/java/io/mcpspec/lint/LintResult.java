package io.mcpspec.lint;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.lint.rule.LintFinding;
import io.mcpspec.lint.rule.RuleHeading;
import io.mcpspec.publish.snapshot.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What a lint found.
 *
 * @param findings by place
 * @param waived the findings that somebody accepted
 */
public record LintResult(List<LintFinding> findings, List<Waived> waived) {

  /**
   * A finding that somebody accepted.
   *
   * @param reason why, in their words
   */
  public record Waived(LintFinding finding, String reason) {}

  public LintResult {
    findings = List.copyOf(findings);
    waived = List.copyOf(waived);
  }

  /** Whether there is a finding of at least this severity. */
  public boolean reaches(Severity mildest) {
    return findings.stream().anyMatch(finding -> finding.severity().compareTo(mildest) <= 0);
  }

  /** What an older state did not have: a fault that it had as often is left out. */
  public LintResult without(List<LintFinding> older) {
    List<String> known = new ArrayList<>(older.stream().map(LintFinding::identity).toList());
    waived.forEach(accepted -> known.remove(accepted.finding().identity()));
    return new LintResult(findings.stream().filter(finding -> !known.remove(finding.identity())).toList(), waived);
  }

  /** The same without waivers that match nothing: of an older release, they may be for what came later. */
  public LintResult withoutUnusedWaivers() {
    RuleHeading unused = LintRules.UNUSED_WAIVER.heading();
    return new LintResult(findings.stream().filter(finding -> !finding.rule().equals(unused)).toList(), waived);
  }

  /** The same findings at the places where users have them. */
  public LintResult located(Function<Place, Optional<Place>> places) {
    Stream<Waived> moved =
        waived.stream().map(accepted -> new Waived(accepted.finding().located(places), accepted.reason()));
    return new LintResult(findings.stream().map(finding -> finding.located(places)).toList(), moved.toList());
  }
}
