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

/**
 * Asks a running server what it serves, and compares that with a locked release.
 *
 * @param loader loads the server and the release
 */
public record VerifyServerCommand(SnapshotLoader loader, Invocation invocation) {

  private static final int MOST = 5;

  /**
   * Compares.
   *
   * @param server a command or a URL
   * @param lock the release: its name, its directory or its {@code mcp.lock.json}
   * @param name the version under which the server is delivered, where it does not say so itself
   * @throws StatusException with status LOCK when the server serves something else; what, was printed
   */
  public void run(String server, String lock, Optional<String> name) throws StatusException {
    boolean isUrl = server.matches("https?://.*") || server.startsWith("stdio:");
    Snapshot locked = loader.locked(lock);
    Snapshot running = loader.load(isUrl ? server : "stdio:" + server).withLabel("running").named(name);
    Verification verification = Verification.of(locked, running);
    List<String> differences = verification.differences();
    if (!differences.isEmpty()) {
      ReleaseDiff diff = new ReleaseDiff(Exceptions.NONE, Optional.empty(), LocalDate.now());
      Review review = diff.compare(verification.expected(), verification.running()).ofBrokenLock()
          .located(loader.places(lock)::of, place -> Optional.empty());
      invocation.output().result(Format.TEXT.report().of(review));
      throw StatusException.lock("the server does not serve what was locked as " + lock + ": "
          + String.join(", ", differences.subList(0, Math.min(MOST, differences.size())))
          + (differences.size() > MOST ? " and " + (differences.size() - MOST) + " more" : ""));
    }
    invocation.output().info("the server serves what was locked");
  }
}
