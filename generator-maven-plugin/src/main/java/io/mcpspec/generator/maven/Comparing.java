package io.mcpspec.generator.maven;

import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.pack.PackageComparison;
import io.mcpspec.release.policy.Exceptions;
import io.mcpspec.release.policy.Judgement;
import io.mcpspec.release.prompt.PromptComparison;
import io.mcpspec.release.review.PromptReview;
import io.mcpspec.release.review.Review;
import io.mcpspec.release.review.Review.FileDiff;
import io.mcpspec.release.review.Verdict;
import io.mcpspec.release.rule.Level;
import io.mcpspec.release.side.Side;
import io.mcpspec.release.side.SideFiles;
import io.mcpspec.release.text.UnifiedDiff;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Makes a review of what can be compared. */
final class Comparing implements DiffGoal.Comparison {

  @Override
  public Review compare(Side before, Side after, Exceptions exceptions, Optional<Level> failOn) {
    Findings findings = new Findings();
    List<PromptReview> prompts = PromptComparison.compare(before, after, findings);
    PackageComparison.compare(before, after, findings);
    Judgement judgement = Judgement.of(before, after, findings.list(), exceptions, LocalDate.now());
    List<Finding> all = new ArrayList<>(judgement.findings());
    judgement.accepted().forEach(accepted -> all.add(accepted.finding()));
    return new Review(before, after, judgement.status(failOn), Verdict.of(all, prompts), judgement.findings(),
        judgement.accepted(), prompts, files(before, after));
  }

  private static List<FileDiff> files(Side before, Side after) {
    boolean full = before.catalog().isPresent() && after.catalog().isPresent();
    Map<String, String> old = SideFiles.of(before, full);
    Map<String, String> now = SideFiles.of(after, full);
    TreeSet<String> paths = new TreeSet<>(old.keySet());
    paths.addAll(now.keySet());
    return paths.stream()
        .filter(path -> !old.getOrDefault(path, "").equals(now.getOrDefault(path, "")))
        .map(path -> UnifiedDiff.of(path, old.getOrDefault(path, ""), now.getOrDefault(path, "")))
        .toList();
  }
}
