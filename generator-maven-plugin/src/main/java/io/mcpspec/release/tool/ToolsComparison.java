package io.mcpspec.release.tool;

import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.surface.CosmeticChange;
import io.mcpspec.release.surface.Reporter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Pairs the tools of two sides and has each pair compared. */
public final class ToolsComparison {

  private final Reporter reporter;
  private final Optional<String> version;
  private final Map<String, ListedTool> before;
  private final Map<String, ListedTool> after;
  private final ToolPresence presence;
  private final PortabilityComparison portability;

  /**
   * @param catalogs whether both sides have a catalog
   */
  public ToolsComparison(Reporter reporter, Snapshot before, Snapshot after, boolean catalogs) {
    this.reporter = reporter;
    this.before = Tools.of(before, catalogs);
    this.after = Tools.of(after, catalogs);
    this.version = after.version();
    this.presence = new ToolPresence(reporter);
    this.portability = new PortabilityComparison(reporter, this.before.values());
  }

  public void compare() {
    ToolIdentity identity = new ToolIdentity(reporter, before, after);
    identity.findRenames(after).forEach(pair -> compare(pair.old(), pair.now()));
    identity.removed().values().forEach(presence::removed);
    for (ListedTool tool : after.values()) {
      if (identity.added().containsKey(tool.name())) {
        presence.added(tool);
        new ConversationCheck(reporter, tool).compare(Optional.empty());
        portability.added(tool);
      } else if (before.containsKey(tool.name())) {
        compareNamesakes(identity, before.get(tool.name()), tool);
      }
    }
    order();
  }

  private void compareNamesakes(ToolIdentity identity, ListedTool old, ListedTool now) {
    if (identity.isReplaced(old, now)) {
      new AnnotationsComparison(reporter, old, now).compare();
      new ConversationCheck(reporter, now).compare(Optional.of(old));
      portability.changed(old, now);
    } else {
      compare(old, now);
    }
    compareOldNames(old, now);
  }

  private void compare(ListedTool old, ListedTool now) {
    new ToolComparison(reporter, portability, old, now).compare();
  }

  /** Compares the older names to which a tool that is on both sides still answers. */
  private void compareOldNames(ListedTool old, ListedTool now) {
    for (ListedTool.Former former : old.renamed()) {
      Optional<ListedTool.Former> kept = now.former(former.name());
      if (kept.isPresent() && !kept.get().until().equals(former.until())) {
        new ToolDeprecation(reporter, old, now).nameMoved(former, kept.get().until());
      } else if (kept.isEmpty() && !after.containsKey(former.name())) {
        presence.nameRemoved(former, old, now, version);
      }
    }
    now.renamed().stream()
        .filter(former -> old.former(former.name()).isEmpty() && !before.containsKey(former.name()))
        .forEach(former -> presence.nameAdded(former, old, now));
  }

  private void order() {
    List<String> old = new ArrayList<>(before.keySet());
    old.retainAll(after.keySet());
    List<String> now = new ArrayList<>(after.keySet());
    now.retainAll(before.keySet());
    if (!old.equals(now)) {
      CosmeticChange.reportOrder(reporter);
    }
  }
}
