package io.mcpspec.release.surface;

import io.mcpspec.release.finding.Audience;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import java.util.Set;

/** T06: reports members that only people or caches see, whether of the server, a tool, or a prompt. */
public final class CosmeticChange {

  private CosmeticChange() {}

  /** Reports a change that breaks nothing. */
  public static void report(Reporter reporter, String subject, String message, Places places, String... args) {
    reporter.add(Rule.TOOL_COSMETICS_CHANGED, Level.DOCS, Set.of(), subject, message, places, args);
  }

  /** Reports another order of the tools, which makes caches useless. */
  public static void reportOrder(Reporter reporter) {
    reporter.add(Rule.TOOL_COSMETICS_CHANGED, Level.DOCS, Set.of(Audience.AGENT), "server",
        "tools are listed in another order: what clients and models have cached is of no use", Places.NONE,
        "list", "tools");
  }
}
