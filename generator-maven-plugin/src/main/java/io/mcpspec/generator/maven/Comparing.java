package io.mcpspec.generator.maven;

import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.pack.PackageComparison;
import io.mcpspec.release.policy.Exceptions;
import io.mcpspec.release.policy.Judgement;
import io.mcpspec.release.review.Review;
import io.mcpspec.release.review.Verdict;
import io.mcpspec.release.rule.Level;
import io.mcpspec.release.side.Side;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes a review of what can be compared. */
final class Comparing implements DiffGoal.Comparison {

  @Override
  public Review compare(Side before, Side after, Exceptions exceptions, Optional<Level> failOn) {
    Findings findings = new Findings();
    PackageComparison.compare(before, after, findings);
    Judgement judgement = Judgement.of(before, after, findings.list(), exceptions, LocalDate.now());
    List<Finding> all = new ArrayList<>(judgement.findings());
    judgement.accepted().forEach(accepted -> all.add(accepted.finding()));
    return new Review(before, after, judgement.status(failOn), Verdict.of(all, List.of()), judgement.findings(),
        judgement.accepted(), List.of(), List.of());
  }
}
