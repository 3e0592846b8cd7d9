package io.mcpspec.release.tool.schema;

import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.schema.Change;
import io.mcpspec.release.surface.Places;
import io.mcpspec.release.surface.Reporter;

/** O10: reports results of another kind: of another type, or a task in place of the result. */
public final class ResultKindChange {

  private ResultKindChange() {}

  static boolean is(Change change) {
    return change.kind() == Change.Kind.TYPE && change.path().words().isEmpty() && change.what().equals("disjoint");
  }

  static SchemaJudgement ofType() {
    return SchemaJudgement.of(Rule.OUTPUT_SHAPE_KIND_CHANGED, Level.BREAKING);
  }

  /** Reports that a tool must be run as a task now, or was before: the answer is the task, not its result. */
  public static void reportTask(Reporter reporter, String tool, String from, String to, Places places) {
    reporter.add(Rule.OUTPUT_SHAPE_KIND_CHANGED, Level.BREAKING, "tool/" + tool,
        "tool `" + tool + "`: running as a task " + from + " → " + to, places, "from", from, "to", to);
  }
}
