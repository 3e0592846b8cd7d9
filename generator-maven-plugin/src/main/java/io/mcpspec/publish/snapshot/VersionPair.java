package io.mcpspec.publish.snapshot;

import java.util.Optional;

/**
 * The versions of two snapshots, as far as they can be compared: those under which both are delivered, else those that
 * both servers report. One of each kind says nothing about the step between them, and neither does a reported version
 * that stays the same, since many servers never change it.
 *
 * @param before the old version; empty when the snapshots have no versions of one kind
 * @param after the new version, empty when the old one is
 * @param reported whether they are those that the servers report
 */
public record VersionPair(Optional<String> before, Optional<String> after, boolean reported) {

  public static VersionPair of(Snapshot before, Snapshot after) {
    VersionPair delivered = new VersionPair(before.deliveredVersion(), after.deliveredVersion(), false);
    VersionPair reported = new VersionPair(before.reportedVersion(), after.reportedVersion(), true);
    return delivered.isWhole() ? delivered
        : reported.isWhole() ? reported
        : new VersionPair(Optional.empty(), Optional.empty(), false);
  }

  /** Whether the versions say something about the step. */
  public boolean isTelling() {
    return isWhole() && !(reported && before.equals(after));
  }

  private boolean isWhole() {
    return before.isPresent() && after.isPresent();
  }
}
