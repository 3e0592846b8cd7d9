package io.mcpspec.release.report;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.JsonReader;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.source.SourceFile;
import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.Audience;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.review.PromptReview;
import io.mcpspec.release.review.Review;
import io.mcpspec.release.review.Review.Accepted;
import io.mcpspec.release.review.Review.FileDiff;
import io.mcpspec.release.review.Review.Hunk;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Puts a review together by hand. */
final class ReviewBuilder {

  private final String verdict;
  private final List<Finding> findings = new ArrayList<>();
  private final List<Accepted> accepted = new ArrayList<>();
  private final List<PromptReview> prompts = new ArrayList<>();
  private final List<FileDiff> files = new ArrayList<>();
  private Snapshot before = side("1.0.5", "{}", Optional.empty());
  private Snapshot after = side("1.0.8", "{}", Optional.empty());
  private Status status = Status.OK;
  private Optional<Level> failOn = Optional.empty();

  ReviewBuilder(String verdict) {
    this.verdict = verdict;
  }

  ReviewBuilder status(Status ended) {
    status = ended;
    failOn = ended == Status.FINDINGS ? Optional.of(Level.BREAKING) : Optional.empty();
    return this;
  }

  ReviewBuilder sides(Snapshot old, Snapshot now) {
    before = old;
    after = now;
    return this;
  }

  /** A finding for all audiences of its rule, at a line of the new side when that is above 0. */
  ReviewBuilder find(Rule rule, Level level, String subject, String message, int line) {
    findings.add(finding(rule, level, subject, message, rule.audiences(), line));
    return this;
  }

  ReviewBuilder accept(Rule rule, Level level, String subject, String message, String reason) {
    accepted.add(new Accepted(finding(rule, level, subject, message, rule.audiences(), 0), reason));
    return this;
  }

  ReviewBuilder prompt(PromptReview prompt) {
    prompts.add(prompt);
    return this;
  }

  ReviewBuilder file(String path, int formatOnly, String header, String... lines) {
    files.add(new FileDiff(path, List.of(new Hunk(header, List.of(lines))), formatOnly));
    return this;
  }

  Review build() {
    return new Review(before, after, status, failOn, verdict, findings, accepted, prompts, files);
  }

  static Snapshot side(String version, String surface, Optional<Packaged> packaged) {
    return Snapshot.ofSurface(version, json(surface)).withVersion(Optional.of(version)).withPrompts(List.of())
        .withPackaged(packaged);
  }

  static Mapping json(String text) {
    return (Mapping) new JsonReader(new Diagnostics()).read(new SourceFile("surface.json", text)).orElseThrow();
  }

  private static Finding finding(
      Rule rule, Level level, String subject, String message, Set<Audience> audiences, int line) {
    TreeMap<String, String> args = new TreeMap<>();
    args.put("what", message);
    Optional<Place> at = line == 0 ? Optional.empty() : Optional.of(new Place("prompts/architect.md", line));
    return new Finding(rule, level, subject, audiences, args, message, at, at);
  }
}
