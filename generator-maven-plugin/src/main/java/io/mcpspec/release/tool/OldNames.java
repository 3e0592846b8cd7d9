package io.mcpspec.release.tool;

import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.surface.Places;
import io.mcpspec.release.surface.Reporter;
import io.mcpspec.release.surface.Versions;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Compares the older names to which tools that are on both sides still answer: T01, T03 and T07. */
final class OldNames {

  private final Reporter reporter;
  private final Map<String, ListedTool> before;
  private final Map<String, ListedTool> after;
  private final Optional<String> version;

  /**
   * @param version the new release, where known: it tells whether the time of an old name is over
   */
  OldNames(
      Reporter reporter, Map<String, ListedTool> before, Map<String, ListedTool> after, Optional<String> version) {
    this.reporter = reporter;
    this.before = before;
    this.after = after;
    this.version = version;
  }

  void compare() {
    for (ListedTool now : after.values()) {
      ListedTool old = before.get(now.name());
      if (old != null) {
        old.renamed().forEach(former -> was(former, old, now));
        now.renamed().stream().filter(former -> !has(old, former) && !before.containsKey(former.name()))
            .forEach(former -> came(former, old, now));
      }
    }
  }

  private static boolean has(ListedTool tool, ListedTool.Former name) {
    return tool.renamed().stream().anyMatch(former -> former.name().equals(name.name()));
  }

  private void was(ListedTool.Former former, ListedTool old, ListedTool now) {
    if (has(now, former)) {
      Optional<String> until = now.renamed().stream().filter(each -> each.name().equals(former.name()))
          .findFirst().orElseThrow().until();
      if (!until.equals(former.until())) {
        moved(former, until, old, now);
      }
    } else if (!after.containsKey(former.name())) {
      boolean due = Versions.hasReached(version, former.until());
      reporter.add(Rule.TOOL_REMOVED, due ? Level.RISKY : Level.BREAKING, "tool/" + former.name(),
          "the old name `" + former.name() + "` of tool `" + now.name() + "` does not work any more"
              + (due ? ", as announced for " + former.until().orElse("") : ""),
          Places.of(old.item(), now.item()), "name", former.name());
    }
  }

  private void moved(ListedTool.Former former, Optional<String> until, ListedTool old, ListedTool now) {
    boolean earlier = Versions.isEarlier(until, former.until());
    reporter.add(Rule.TOOL_DEPRECATION_CHANGED, earlier ? Level.RISKY : Level.COMPATIBLE, now.subject(),
        "tool `" + now.name() + "` loses its old name `" + former.name() + "` with " + until.orElse("no version")
            + ", not with " + former.until().orElse("no version"),
        Places.of(old.item(), now.item()), "name", former.name(), "to", until.orElse(""));
  }

  private void came(ListedTool.Former former, ListedTool old, ListedTool now) {
    reporter.add(Rule.TOOL_ADDED, Level.COMPATIBLE, Set.of(), "tool/" + former.name(),
        "tool `" + now.name() + "` answers to the name `" + former.name() + "` too",
        Places.of(old.item(), now.item()), "name", former.name());
  }
}
