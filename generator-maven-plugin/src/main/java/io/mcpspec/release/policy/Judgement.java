package io.mcpspec.release.policy;

import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.review.Review.Accepted;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What is left of the findings once exceptions and the version policy have had their say.
 *
 * @param findings the worst first; within a level what is relevant to security, then by rule and subject
 * @param accepted findings that an exception accepts
 */
public record Judgement(List<Finding> findings, List<Accepted> accepted) {

  private static final Comparator<Finding> WORST_FIRST =
      Comparator.comparing(Finding::level)
          .thenComparing(finding -> !finding.rule().isSecurityRelevant())
          .thenComparing(Finding::rule)
          .thenComparing(Finding::subject);

  /**
   * Judges the findings of one step.
   *
   * @param today exceptions that expire before this day no longer hold
   */
  public static Judgement of(
      Snapshot before, Snapshot after, List<Finding> findings, Exceptions exceptions, LocalDate today) {
    Exceptions.Step step = exceptions.during(before, after, today);
    List<Finding> left = new ArrayList<>(step.remaining(findings));
    left.addAll(step.remaining(new VersionPolicy(before, after).check(left)));
    left.addAll(step.faults());
    left.sort(WORST_FIRST);
    return new Judgement(List.copyOf(left), step.accepted());
  }

  /**
   * How the comparison ended.
   *
   * @param failOn the mildest level that fails; when empty, findings never fail
   */
  public Status status(Optional<Level> failOn) {
    boolean fails = findings.stream().anyMatch(finding -> finding.fails(failOn));
    return fails ? Status.FINDINGS : Status.OK;
  }
}
