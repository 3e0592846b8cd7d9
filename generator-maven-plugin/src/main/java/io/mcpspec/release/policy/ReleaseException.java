package io.mcpspec.release.policy;

import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Rule;
import java.time.LocalDate;
import java.util.Optional;

/**
 * One finding that somebody accepts.
 *
 * @param rule the finding's rule
 * @param subject the finding's subject
 * @param fingerprint the finding's fingerprint
 * @param from the release before the change; empty when it holds for any
 * @param to the release with the change; empty when it holds for any
 * @param reason why
 * @param expires the last day that it holds
 * @param place where it is written
 */
record ReleaseException(
    Rule rule,
    String subject,
    String fingerprint,
    Optional<String> from,
    Optional<String> to,
    String reason,
    Optional<LocalDate> expires,
    Place place) {

  /** Whether it is meant for this step at all. */
  boolean concerns(Snapshot before, Snapshot after) {
    return isOf(from, before) && isOf(to, after);
  }

  boolean accepts(Finding finding) {
    return finding.rule() == rule
        && finding.subject().equals(subject)
        && finding.fingerprint().equals(fingerprint);
  }

  boolean hasExpired(LocalDate today) {
    return expires.isPresent() && expires.get().isBefore(today);
  }

  private static boolean isOf(Optional<String> release, Snapshot side) {
    return release.isEmpty() || release.get().equals(side.label()) || release.equals(side.version());
  }
}
