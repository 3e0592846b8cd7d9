package io.mcpspec.release;

import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.publish.snapshot.SnapshotFiles;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.packaging.PackageComparison;
import io.mcpspec.release.policy.Exceptions;
import io.mcpspec.release.policy.Judgement;
import io.mcpspec.release.prompt.PromptComparison;
import io.mcpspec.release.review.PromptReview;
import io.mcpspec.release.review.Review;
import io.mcpspec.release.review.Review.Accepted;
import io.mcpspec.release.review.Review.FileDiff;
import io.mcpspec.release.review.UnifiedDiff;
import io.mcpspec.release.review.Verdict;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/**
 * Compares two sides: what changed, whom it breaks, and what is left of that once exceptions are heard.
 *
 * @param exceptions findings that somebody accepts
 * @param failOn the mildest level that fails; when empty, findings never fail
 * @param today the day by which exceptions expire
 */
public record ReleaseDiff(Exceptions exceptions, Optional<Level> failOn, LocalDate today) {

  /** The review of the step from {@code before} to {@code after}. */
  public Review compare(Snapshot before, Snapshot after) {
    Findings findings = new Findings();
    Findings inPrompts = new Findings();
    // Surfaces take as long as the rest together, and neither needs the other.
    CompletableFuture<List<PromptReview>> prompts =
        CompletableFuture.supplyAsync(() -> PromptComparison.compare(before, after, inPrompts));
    CompletableFuture<List<FileDiff>> files = prompts.thenApply(done -> files(before, after));
    SurfaceDiff.compare(before, after, findings);
    List<PromptReview> reviews = done(prompts);
    inPrompts.list().forEach(findings::add);
    PackageComparison.compare(before, after, findings);
    Judgement judgement = Judgement.of(before, after, findings.list(), exceptions, today);
    return new Review(
        before,
        after,
        judgement.status(failOn),
        failOn,
        Verdict.of(judgement.findings(), accepted(judgement), reviews),
        judgement.findings(),
        judgement.accepted(),
        reviews,
        done(files));
  }

  /** The result, or what went wrong as it was thrown. */
  private static <T> T done(CompletableFuture<T> part) {
    try {
      return part.join();
    } catch (CompletionException failed) {
      throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
    }
  }

  private static List<Finding> accepted(Judgement judgement) {
    return judgement.accepted().stream().map(Accepted::finding).toList();
  }

  private static List<FileDiff> files(Snapshot before, Snapshot after) {
    boolean catalogs = before.catalog().isPresent() && after.catalog().isPresent();
    SnapshotFiles fresh = SnapshotFiles.of(after, catalogs);
    Map<String, String> old = SnapshotFiles.of(before, catalogs).textsLike(fresh);
    Map<String, String> now = fresh.texts();
    TreeSet<String> paths = new TreeSet<>(old.keySet());
    paths.addAll(now.keySet());
    List<FileDiff> differing = new ArrayList<>();
    for (String path : paths) {
      String from = old.getOrDefault(path, "");
      String to = now.getOrDefault(path, "");
      if (!from.equals(to)) {
        differing.add(UnifiedDiff.of(path, from, to));
      }
    }
    return differing;
  }
}
