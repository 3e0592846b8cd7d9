package io.mcpspec.release.tool;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.release.surface.Items;
import java.util.Optional;

/**
 * What a tool's hints mean, those that are not written included: without a word a tool may write, destroy and reach
 * out. Whether it destroys, and whether it can be repeated, only counts where it writes.
 */
record Hints(boolean readOnly, boolean destructive, boolean idempotent, boolean openWorld) {

  static Hints of(ListedTool tool) {
    Optional<Mapping> written = tool.item().mapping("annotations");
    boolean readOnly = hint(written, "readOnlyHint", false);
    return new Hints(
        readOnly,
        !readOnly && hint(written, "destructiveHint", true),
        readOnly || hint(written, "idempotentHint", false),
        hint(written, "openWorldHint", true));
  }

  private static boolean hint(Optional<Mapping> written, String name, boolean otherwise) {
    return written.flatMap(hints -> Items.bool(hints, name)).orElse(otherwise);
  }

  /** The same, by what a spec declares a tool to do, where it declares that. */
  Hints byEffect(ListedTool tool) {
    return tool.effect().map(effect -> new Hints(
        effect.equals("read"), !effect.equals("read") && !effect.equals("write"), idempotent, openWorld)).orElse(this);
  }
}
