package io.mcpspec.command;

import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.ReleaseDiff;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.release.load.SnapshotLoader;
import io.mcpspec.release.lock.Verification;
import io.mcpspec.release.policy.Exceptions;
import io.mcpspec.release.report.Format;
import io.mcpspec.release.review.Review;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Asks a running server what it serves, and compares that with a locked release.
 *
 * @param loader loads the server and the release
 * @param print takes the review of the differences
 */
public record VerifyServerCommand(SnapshotLoader loader, Consumer<String> print) {

  private static final int MOST = 5;

  /**
   * Compares.
   *
   * @throws StatusException with status LOCK when the server serves something else; what, was printed
   */
  public void run(String server, String lock) throws StatusException {
    boolean isUrl = server.matches("https?://.*") || server.startsWith("stdio:");
    Snapshot running = loader.load(isUrl ? server : "stdio:" + server);
    Verification verification = Verification.of(loader.locked(lock), running);
    List<String> differences = verification.differences();
    if (!differences.isEmpty()) {
      ReleaseDiff diff = new ReleaseDiff(Exceptions.NONE, Optional.empty(), LocalDate.now());
      Review review = diff.compare(verification.expected(), verification.running()).ofBrokenLock()
          .located(loader.places(lock)::of, place -> Optional.empty());
      print.accept(Format.TEXT.report().of(review));
      throw StatusException.lock("the server does not serve what was locked as " + lock + ": "
          + String.join(", ", differences.subList(0, Math.min(MOST, differences.size())))
          + (differences.size() > MOST ? " and " + (differences.size() - MOST) + " more" : ""));
    }
  }
}
