package io.mcpspec.release.tool;

import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.surface.Places;
import io.mcpspec.release.surface.Reporter;
import io.mcpspec.release.surface.Versions;
import java.util.Optional;

/** T07: reports what changed in when a tool, or an older name of it, will go. */
public final class ToolDeprecation {

  private final Reporter reporter;
  private final ListedTool before;
  private final ListedTool after;

  ToolDeprecation(Reporter reporter, ListedTool before, ListedTool after) {
    this.reporter = reporter;
    this.before = before;
    this.after = after;
  }

  void compare() {
    if (before.deprecated().isPresent() != after.deprecated().isPresent()) {
      boolean now = after.deprecated().isPresent();
      String instead = after.deprecated().flatMap(said -> said.text("replacedBy"))
          .map(tool -> "; use `" + tool + "`").orElse("");
      report(now ? "is deprecated" + instead : "is not deprecated any more", now);
    } else if (!before.deprecated().equals(after.deprecated())) {
      report("ends in another way", true);
    }
  }

  private void report(String what, boolean now) {
    reporter.add(Rule.TOOL_DEPRECATION_CHANGED, Level.COMPATIBLE, after.subject(),
        "tool `" + after.name() + "` " + what, places(), "deprecated", Boolean.toString(now));
  }

  /**
   * An older name that goes with another version than was said before.
   *
   * @param until the version now
   */
  void nameMoved(ListedTool.Former former, Optional<String> until) {
    boolean earlier = Versions.isEarlier(until, former.until());
    reporter.add(Rule.TOOL_DEPRECATION_CHANGED, earlier ? Level.RISKY : Level.COMPATIBLE, after.subject(),
        "tool `" + after.name() + "` loses its old name `" + former.name() + "` with " + until.orElse("no version")
            + ", not with " + former.until().orElse("no version"),
        places(), "name", former.name(), "to", until.orElse(""));
  }

  private Places places() {
    return Places.of(before.item(), after.item());
  }
}
