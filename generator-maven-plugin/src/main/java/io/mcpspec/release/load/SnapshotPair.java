package io.mcpspec.release.load;

import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.input.SurfacePrompts;
import java.util.List;
import java.util.Optional;

/**
 * Two sides as they can be compared.
 *
 * @param before the old side
 * @param after the new side
 */
public record SnapshotPair(Snapshot before, Snapshot after) {

  /** A spec does not know its package's licence or libraries: what it does not say is taken for unchanged. */
  static Snapshot completed(Snapshot spec, Snapshot other) {
    if (spec.packaged().isEmpty() || other.packaged().isEmpty()) {
      return spec;
    }
    Packaged own = spec.packaged().get();
    Packaged known = other.packaged().get();
    List<Packaged.Dependency> dependencies =
        own.dependencies().isEmpty() ? known.dependencies() : own.dependencies();
    Packaged packaged = new Packaged(own.name(), own.version(), own.publisher().or(known::publisher),
        own.licence().or(known::licence), own.runtime().or(known::runtime), dependencies, own.launches(), own.files());
    return new Snapshot(
        spec.label(), spec.version(), spec.surface(), spec.catalog(), spec.prompts(), Optional.of(packaged));
  }

  /**
   * The same sides with texts of one kind: where one is only known by what it answers to clients, the other's texts
   * are its answers, too, without what stands only beside an argument.
   */
  SnapshotPair answeredAlike() {
    return new SnapshotPair(answered(before, after), answered(after, before));
  }

  private static Snapshot answered(Snapshot side, Snapshot other) {
    boolean isDeclared = side.prompts().stream().anyMatch(PromptText::declared);
    boolean isAnswered = !other.prompts().isEmpty()
        && other.prompts().stream().noneMatch(PromptText::declared)
        && other.surface().has("promptMessages");
    return isDeclared && isAnswered && side.surface().has("promptMessages")
        ? new Snapshot(side.label(), side.version(), side.surface(), side.catalog(), SurfacePrompts.of(side.surface()),
            side.packaged())
        : side;
  }
}
