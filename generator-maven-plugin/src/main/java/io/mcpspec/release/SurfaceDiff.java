package io.mcpspec.release;

import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.surface.PromptsComparison;
import io.mcpspec.release.surface.Reporter;
import io.mcpspec.release.surface.ResourcesComparison;
import io.mcpspec.release.surface.ServerComparison;
import io.mcpspec.release.tool.ToolsComparison;

/** Compares what two servers offer: the server itself, tools, prompts without their texts, resources. */
public final class SurfaceDiff {

  private SurfaceDiff() {}

  /** Adds what changed, in the order: server, tools, prompts, resources. */
  public static void compare(Snapshot before, Snapshot after, Findings findings) {
    boolean stubs = before.catalog().isPresent() && after.catalog().isPresent();
    Reporter reporter = new Reporter(findings, stubs);
    new ServerComparison(reporter).compare(before.surface(), after.surface());
    new ToolsComparison(reporter, before, after, stubs).compare();
    new PromptsComparison(reporter).compare(before.surface(), after.surface());
    new ResourcesComparison(reporter).compare(before.surface(), after.surface());
  }
}
