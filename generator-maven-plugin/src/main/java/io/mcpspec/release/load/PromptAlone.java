package io.mcpspec.release.load;

import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.StatusException;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Snapshots where at least one is a prompt alone. Then only that prompt is compared: a Markdown file says nothing of
 * tools, so none was removed, and a file's name is not a prompt's.
 */
final class PromptAlone {

  private PromptAlone() {}

  /** The two snapshots as they can be compared: the same ones where both are servers. */
  static SnapshotPair aligned(Snapshot before, Snapshot after) throws StatusException {
    if (!isAlone(before) && !isAlone(after)) {
      return new SnapshotPair(before, after);
    }
    PromptText named = isAlone(after) && !isAlone(before) ? chosen(before, after) : chosen(after, before);
    PromptText old = isAlone(before) ? before.prompts().get(0) : named;
    PromptText fresh = isAlone(after) ? after.prompts().get(0) : named;
    return new SnapshotPair(only(before, old, named.id()), only(after, fresh, named.id()));
  }

  /** The older of two snapshots with what the newer one has of it, under the newer one's names. */
  static Snapshot older(Snapshot before, Snapshot after) throws StatusException {
    Snapshot old = aligned(before, after).before();
    return isAlone(after)
        ? Snapshot.ofPrompt(old.label(), old.prompts().get(0).withId(after.prompts().get(0).id()))
        : old;
  }

  private static boolean isAlone(Snapshot snapshot) {
    return snapshot.surface().entries().isEmpty() && snapshot.prompts().size() == 1;
  }

  /** The prompt of a snapshot that the other one's only prompt is compared with. */
  private static PromptText chosen(Snapshot snapshot, Snapshot alone) throws StatusException {
    String name = alone.prompts().get(0).id();
    Optional<PromptText> same = snapshot.prompts().stream().filter(prompt -> prompt.id().equals(name)).findFirst();
    if (same.isPresent() || snapshot.prompts().size() == 1) {
      return same.orElseGet(() -> snapshot.prompts().get(0));
    }
    String known = snapshot.prompts().stream().map(PromptText::id).collect(Collectors.joining(", "));
    throw StatusException.config("`" + alone.label() + "` is one prompt, and `" + snapshot.label() + "` has "
        + (known.isEmpty() ? "none" : "several: " + known + ". Name the file like one of them"));
  }

  private static Snapshot only(Snapshot snapshot, PromptText prompt, String name) {
    return Snapshot.ofPrompt(snapshot.label(), prompt.withId(name)).withVersion(snapshot.release());
  }
}
