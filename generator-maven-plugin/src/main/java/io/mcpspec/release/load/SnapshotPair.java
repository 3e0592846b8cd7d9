package io.mcpspec.release.load;

import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.publish.snapshot.Snapshot;
import java.util.Optional;

/**
 * Two snapshots as they can be compared.
 *
 * @param before the old snapshot
 * @param after the new snapshot
 */
public record SnapshotPair(Snapshot before, Snapshot after) {

  /** A spec does not know its package's licence or libraries: what it does not say is taken for unchanged. */
  static Snapshot completed(Snapshot spec, Snapshot other) {
    if (spec.packaged().isEmpty() || other.packaged().isEmpty()) {
      return spec;
    }
    return spec.withPackaged(Optional.of(spec.packaged().get().completedBy(other.packaged().get())));
  }

  /**
   * The same snapshots with texts of one kind: where one is only known by what it answers to clients, the other's texts
   * are its answers, too, without what stands only beside an argument.
   */
  SnapshotPair answeredAlike() {
    return new SnapshotPair(answered(before, after), answered(after, before));
  }

  /** The same snapshots under the versions that somebody gave them. */
  public SnapshotPair named(Optional<String> old, Optional<String> now) {
    return new SnapshotPair(before.named(old), after.named(now));
  }

  private static Snapshot answered(Snapshot snapshot, Snapshot other) {
    boolean isDeclared = snapshot.prompts().stream().anyMatch(PromptText::declared);
    boolean isAnswered = !other.prompts().isEmpty()
        && other.prompts().stream().noneMatch(PromptText::declared)
        && other.surface().has("promptMessages");
    return isDeclared && isAnswered && snapshot.surface().has("promptMessages")
        ? snapshot.withPrompts(PromptText.answered(snapshot.surface()))
        : snapshot;
  }
}
