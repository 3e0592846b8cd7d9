package io.mcpspec.catalog;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.publish.snapshot.Snapshot;
import java.util.List;
import java.util.Optional;

/**
 * A tool as people look it up.
 *
 * @param name its name
 * @param title its name for people
 * @param description what it does
 * @param effect {@code reads}, {@code writes} or {@code may overwrite or remove}
 * @param group the group that it belongs to
 * @param input what it takes
 * @param output what it answers
 */
record ToolEntry(
    String name,
    Optional<String> title,
    String description,
    String effect,
    Optional<String> group,
    Mapping input,
    Optional<Mapping> output) {

  /** All tools of a server, also of groups that are off where they are known. */
  static List<ToolEntry> of(Snapshot server) {
    return server.catalog()
        .map(catalog -> catalog.mappings("tools").stream()
            .map(tool -> of(tool.mapping("full").orElse(tool), tool.text("group"))).toList())
        .orElseGet(() -> server.surface().mappings("tools").stream().map(tool -> of(tool, Optional.empty())).toList());
  }

  private static ToolEntry of(Mapping tool, Optional<String> group) {
    return new ToolEntry(
        tool.text("name").orElse(""),
        tool.text("title").or(() -> tool.mapping("annotations").flatMap(hints -> hints.text("title"))),
        tool.text("description").orElse(""),
        effect(tool.mapping("annotations")),
        group,
        tool.mapping("inputSchema").orElse(tool.without(tool.keys().toArray(String[]::new))),
        tool.mapping("outputSchema"));
  }

  /** What is not said counts as the worst, as clients have it. */
  private static String effect(Optional<Mapping> hints) {
    if (is(hints, "readOnlyHint", "true")) {
      return "reads";
    }
    return is(hints, "destructiveHint", "false") ? "writes" : "may overwrite or remove";
  }

  private static boolean is(Optional<Mapping> hints, String hint, String value) {
    return hints.flatMap(all -> all.get(hint))
        .filter(node -> node instanceof Scalar scalar && scalar.text().equals(value)).isPresent();
  }

  /** A word for style sheets. */
  String mood() {
    return switch (effect) {
      case "reads" -> "reads";
      case "writes" -> "writes";
      default -> "destroys";
    };
  }
}
