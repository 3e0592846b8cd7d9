package io.mcpspec.release.tool;

import io.mcpspec.document.node.CanonicalJson;
import io.mcpspec.release.finding.Audience;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.surface.Digest;
import io.mcpspec.release.surface.Identity;
import io.mcpspec.release.surface.Places;
import io.mcpspec.release.surface.Reporter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds out which tool became which: T01 to T04. Each pair is then compared. */
public final class ToolsComparison {

  /** From here on a tool that went and one that came are the same one. */
  private static final double RENAMED = 0.8;

  /** Below this a tool of the same name is another one. */
  private static final double REPLACED = 0.3;

  private final Reporter reporter;
  private final Optional<String> version;
  private final Map<String, ListedTool> before;
  private final Map<String, ListedTool> after;
  private final PortabilityComparison portability;
  private final ToolLikeness likeness = new ToolLikeness();

  /**
   * @param version the new release, where known: it tells whether the time of an old name is over
   */
  public ToolsComparison(
      Reporter reporter, Map<String, ListedTool> before, Map<String, ListedTool> after, Optional<String> version) {
    this.reporter = reporter;
    this.before = before;
    this.after = after;
    this.version = version;
    this.portability = new PortabilityComparison(reporter, before.values());
  }

  public void compare() {
    Map<String, ListedTool> removed = new LinkedHashMap<>(before);
    removed.keySet().removeAll(after.keySet());
    Map<String, ListedTool> added = new LinkedHashMap<>(after);
    added.keySet().removeAll(before.keySet());
    declaredRenames(removed, added);
    undoneRenames(removed, added);
    likelyRenames(removed, added);
    removed.values().forEach(this::removed);
    for (ListedTool tool : after.values()) {
      if (added.containsKey(tool.name())) {
        added(tool);
      } else if (before.containsKey(tool.name())) {
        same(before.get(tool.name()), tool);
      }
    }
    new OldNames(reporter, before, after, version).compare();
    order();
  }

  private void same(ListedTool old, ListedTool now) {
    if (!Identity.of(old.item(), now.item()) && likeness.atBest(old, now) < REPLACED) {
      reporter.add(Rule.TOOL_REPLACED, Level.BREAKING, now.subject(),
          "tool `" + now.name() + "` is another tool now: neither description nor parameters are what they were",
          Places.of(old.item(), now.item()),
          "from", Digest.of(CanonicalJson.of(old.item())), "to", Digest.of(CanonicalJson.of(now.item())));
      new AnnotationsComparison(reporter, old, now).compare();
      portability.changed(old, now);
    } else {
      new ToolComparison(reporter, portability, old, now).compare();
    }
  }

  /** A declared old name still works, but rules of operators that name it do not hold for the new one. */
  private void declaredRenames(Map<String, ListedTool> removed, Map<String, ListedTool> added) {
    for (ListedTool tool : after.values()) {
      for (ListedTool.Former former : tool.renamed()) {
        ListedTool old = removed.remove(former.name());
        if (old != null) {
          renamed(old, tool, Level.RISKY, "; the old name still works"
              + former.until().map(until -> " until " + until).orElse(""), added.remove(tool.name()) != null);
        }
      }
    }
  }

  /** Going back to a name that the tool had before. */
  private void undoneRenames(Map<String, ListedTool> removed, Map<String, ListedTool> added) {
    for (ListedTool old : new ArrayList<>(removed.values())) {
      Optional<ListedTool> back = old.renamed().stream()
          .flatMap(former -> Optional.ofNullable(added.get(former.name())).stream()).findFirst();
      if (back.isPresent()) {
        removed.remove(old.name());
        added.remove(back.get().name());
        renamed(old, back.get(), Level.BREAKING, ", its old name: calls of the newer name fail", true);
      }
    }
  }

  private void likelyRenames(Map<String, ListedTool> removed, Map<String, ListedTool> added) {
    for (ListedTool old : new ArrayList<>(removed.values())) {
      ListedTool best = null;
      double most = RENAMED;
      for (ListedTool candidate : added.values()) {
        double alike = likeness.of(old, candidate, most);
        if (alike > most || alike == most && best == null) {
          best = candidate;
          most = alike;
        }
      }
      if (best != null) {
        removed.remove(old.name());
        added.remove(best.name());
        renamed(
            old, best, Level.BREAKING, ": calls of the old name fail, rules that deny it let the new one pass", true);
      }
    }
  }

  private void renamed(ListedTool old, ListedTool now, Level level, String consequence, boolean compare) {
    reporter.add(Rule.TOOL_RENAMED, level, old.subject(),
        "tool `" + old.name() + "` → `" + now.name() + "`" + consequence, Places.of(old.item(), now.item()),
        "from", old.name(), "to", now.name());
    if (compare) {
      new ToolComparison(reporter, portability, old, now).compare();
    }
  }

  /** Who was told that a tool will go could prepare for it. */
  private void removed(ListedTool tool) {
    boolean announced = tool.deprecated().isPresent();
    String since = tool.deprecated().flatMap(said -> said.text("since")).map(release -> " since " + release)
        .orElse("");
    reporter.add(Rule.TOOL_REMOVED, announced ? Level.RISKY : Level.BREAKING, tool.subject(),
        "tool `" + tool.name() + "` is gone" + (announced ? ", as announced" + since : ""),
        Places.old(tool.item()), "name", tool.name());
  }

  private void added(ListedTool tool) {
    Hints hints = Hints.of(tool);
    String may = hints.destructive() ? ", which may overwrite or remove"
        : hints.readOnly() ? "" : ", which writes";
    String served = tool.served() ? "" : "; it is served only with group `" + tool.group().orElse("") + "`";
    reporter.add(Rule.TOOL_ADDED, Level.COMPATIBLE, victims(hints), tool.subject(),
        "tool `" + tool.name() + "` is new" + may + served, Places.added(tool.item()), "name", tool.name());
    portability.added(tool);
  }

  /** A rule that allows all tools of a server now allows one more; one that only reads at home hurts nobody. */
  private static Set<Audience> victims(Hints hints) {
    return hints.destructive() || hints.openWorld() || !hints.readOnly()
        ? Rule.TOOL_ADDED.victims() : Set.of(Audience.HANDLER_SOURCE);
  }

  private void order() {
    List<String> old = new ArrayList<>(before.keySet());
    old.retainAll(after.keySet());
    List<String> now = new ArrayList<>(after.keySet());
    now.retainAll(before.keySet());
    if (!old.equals(now)) {
      reporter.add(Rule.TOOL_COSMETICS_CHANGED, Level.DOCS, Set.of(Audience.AGENT), "server",
          "tools are listed in another order: what clients and models have cached is of no use", Places.NONE,
          "list", "tools");
    }
  }
}
