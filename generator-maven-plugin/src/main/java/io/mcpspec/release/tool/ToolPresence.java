package io.mcpspec.release.tool;

import io.mcpspec.release.finding.Audience;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.surface.Places;
import io.mcpspec.release.surface.Reporter;
import io.mcpspec.release.surface.Versions;
import java.util.Optional;
import java.util.Set;

/** T01, T03: reports tools, and older names of tools, that clients lose or get. */
public final class ToolPresence {

  private final Reporter reporter;

  ToolPresence(Reporter reporter) {
    this.reporter = reporter;
  }

  /** Clients can prepare for the removal of a deprecated tool. */
  void removed(ListedTool tool) {
    boolean announced = tool.deprecated().isPresent();
    String since = tool.deprecated().flatMap(said -> said.text("since")).map(release -> " since " + release)
        .orElse("");
    reporter.add(Rule.TOOL_REMOVED, announced ? Level.RISKY : Level.BREAKING, tool.subject(),
        "tool `" + tool.name() + "` is gone" + (announced ? ", as announced" + since : ""),
        Places.old(tool.item()), "name", tool.name());
  }

  void added(ListedTool tool) {
    Hints hints = Hints.of(tool);
    String may = hints.destructive() ? ", which may overwrite or remove"
        : hints.readOnly() ? "" : ", which writes";
    String served = tool.served() ? "" : "; it is served only with group `" + tool.group().orElse("") + "`";
    reporter.add(Rule.TOOL_ADDED, Level.COMPATIBLE, audiences(hints), tool.subject(),
        "tool `" + tool.name() + "` is new" + may + served, Places.added(tool.item()), "name", tool.name());
    if (tool.handled()) {
      reporter.add(Rule.TOOL_ADDED, Level.BREAKING, Set.of(Audience.HANDLER_SOURCE), tool.subject(),
          "tool `" + tool.name() + "` needs a handler: the class that implements `Handlers` does not compile",
          Places.added(tool.item()), "handler", "new", "name", tool.name());
    }
  }

  /** A rule that allows all tools of a server now allows one more; one that only reads at home hurts nobody. */
  private static Set<Audience> audiences(Hints hints) {
    return hints.destructive() || hints.openWorld() || !hints.readOnly() ? Set.of(Audience.OPERATOR) : Set.of();
  }

  /** Compares whether clients that choose no group get the tool. */
  void served(ListedTool before, ListedTool after) {
    String group = after.group().or(before::group).map(name -> "group `" + name + "`").orElse("a group");
    Places places = Places.of(before.item(), after.item());
    if (before.served() && !after.served()) {
      reporter.add(Rule.TOOL_REMOVED, Level.BREAKING, Set.of(Audience.AGENT, Audience.OPERATOR), after.subject(),
          "tool `" + after.name() + "` is no longer served by default, only with " + group, places,
          "servedByDefault", "false");
    } else if (!before.served() && after.served()) {
      reporter.add(Rule.TOOL_ADDED, Level.COMPATIBLE, Set.of(Audience.OPERATOR), after.subject(),
          "tool `" + after.name() + "` is served by default now, was only with " + group, places,
          "servedByDefault", "true");
    }
  }

  /**
   * An older name to which a tool no longer answers.
   *
   * @param version the new release, where known: it tells whether the time of the name is over
   */
  void nameRemoved(ListedTool.Former former, ListedTool old, ListedTool now, Optional<String> version) {
    boolean due = Versions.hasReached(version, former.until());
    reporter.add(Rule.TOOL_REMOVED, due ? Level.RISKY : Level.BREAKING, "tool/" + former.name(),
        "the old name `" + former.name() + "` of tool `" + now.name() + "` does not work any more"
            + (due ? ", as announced for " + former.until().orElse("") : ""),
        Places.of(old.item(), now.item()), "name", former.name());
  }

  void nameAdded(ListedTool.Former former, ListedTool old, ListedTool now) {
    reporter.add(Rule.TOOL_ADDED, Level.COMPATIBLE, Set.of(), "tool/" + former.name(),
        "tool `" + now.name() + "` answers to the name `" + former.name() + "` too",
        Places.of(old.item(), now.item()), "name", former.name());
  }
}
