package io.mcpspec.release.surface;

import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.side.Side;

/** Compares what two servers offer: the server itself, tools, prompts without their texts, resources. */
public final class SurfaceComparison {

  private SurfaceComparison() {}

  /** Adds what changed, in the order: server, tools, prompts, resources. */
  public static void compare(Side before, Side after, Findings findings) {
    boolean stubs = before.catalog().isPresent() && after.catalog().isPresent();
    Reporter reporter = new Reporter(findings, stubs);
    new ServerComparison(reporter).compare(before.surface(), after.surface());
    new ToolsComparison(reporter, Tools.of(before, stubs), Tools.of(after, stubs), after.version()).compare();
    new PromptsComparison(reporter).compare(before.surface(), after.surface());
    new ResourcesComparison(reporter).compare(before.surface(), after.surface());
  }
}
