package io.mcpspec.release.review;

import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Status;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * All that a report says: every format shows this and nothing else.
 *
 * @param before the old side
 * @param after the new side
 * @param status how the comparison ended
 * @param failOn the mildest level that fails; empty where findings never fail
 * @param verdict the one sentence that comes first
 * @param findings what changed, the worst first; those that an exception accepts are not among them
 * @param accepted findings that an exception accepts
 * @param prompts the texts of the prompts that either side has
 * @param files the files that differ, as unified diffs
 */
public record Review(
    Snapshot before,
    Snapshot after,
    Status status,
    Optional<Level> failOn,
    String verdict,
    List<Finding> findings,
    List<Accepted> accepted,
    List<PromptReview> prompts,
    List<FileDiff> files) {

  /**
   * What a report says when nothing could be compared, so that every format carries the status all the same.
   *
   * @param status {@code CONFIG}, {@code LOAD}, or {@code LOCK} when a side is a locked release that was edited
   * @param before what was given as the old side
   * @param after what was given as the new side
   * @param why what is wrong and what to do, in one sentence
   */
  public static Review notMade(Status status, String before, String after, String why) {
    return new Review(Snapshot.unread(before), Snapshot.unread(after), status, Optional.empty(), why, List.of(),
        List.of(), List.of(), List.of());
  }

  /** The same review of a server that is not what was locked: every difference fails. */
  public Review ofBrokenLock() {
    return new Review(
        before, after, Status.LOCK, Optional.of(Level.DOCS), verdict, findings, accepted, prompts, files);
  }

  /** The same review with its places as the user finds them; those of exceptions are already. */
  public Review located(Function<Place, Optional<Place>> old, Function<Place, Optional<Place>> now) {
    UnaryOperator<Finding> locate = finding -> finding.subject().startsWith("exception/")
        ? finding : finding.at(finding.before().flatMap(old), finding.after().flatMap(now));
    return new Review(before, after, status, failOn, verdict, findings.stream().map(locate).toList(),
        accepted.stream().map(one -> new Accepted(locate.apply(one.finding()), one.reason())).toList(), prompts, files);
  }

  /** Whether a finding is why the comparison failed. */
  public boolean fails(Finding finding) {
    return status == Status.LOCK || status == Status.FINDINGS && finding.fails(failOn);
  }

  /** Whether the sides were compared: only then do empty lists mean that nothing changed. */
  public boolean wasMade() {
    boolean edited = status == Status.LOCK && failOn.isEmpty();
    return status != Status.CONFIG && status != Status.LOAD && !edited;
  }

  /**
   * A finding that somebody has accepted.
   *
   * @param finding the finding
   * @param reason why it is accepted, in the words of whoever did
   */
  public record Accepted(Finding finding, String reason) {}

  /**
   * One file that differs, shown as a unified diff.
   *
   * @param path the file; both paths when it was renamed
   * @param hunks the differing places, with context
   * @param formatOnly how many removed lines came back in another form only; they are folded in the hunks
   */
  public record FileDiff(String path, List<Hunk> hunks, int formatOnly) {}

  /**
   * A differing place.
   *
   * @param header {@code @@ -14,4 +14,4 @@} and what follows
   * @param lines each with its sign: a blank, {@code -} or {@code +}; a folded run is one line that begins with {@code
   *     ~} and says what is folded
   */
  public record Hunk(String header, List<String> lines) {}
}
