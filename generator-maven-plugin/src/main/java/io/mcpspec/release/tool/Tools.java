package io.mcpspec.release.tool;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.surface.Items;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the tools of a side: from its catalog, which also has what is off and what publishing drops, or the list. */
final class Tools {

  private Tools() {}

  /**
   * The tools by name, in served order.
   *
   * @param fromCatalog whether both sides have one; a catalog and a bare list are compared by what is published
   */
  static Map<String, ListedTool> of(Snapshot side, boolean fromCatalog) {
    Map<String, ListedTool> tools = new LinkedHashMap<>();
    if (fromCatalog) {
      side.catalog().orElseThrow().mappings("tools").forEach(entry -> put(tools, catalogued(entry)));
    } else {
      side.surface().mappings("tools").forEach(item -> put(tools, listed(item)));
    }
    return tools;
  }

  private static void put(Map<String, ListedTool> tools, Optional<ListedTool> tool) {
    tool.ifPresent(named -> tools.putIfAbsent(named.name(), named));
  }

  private static Optional<ListedTool> listed(Mapping item) {
    return item.text("name").map(name -> new ListedTool(
        name, item, item, true, false, Optional.empty(), Optional.empty(), List.of(), Optional.empty()));
  }

  private static Optional<ListedTool> catalogued(Mapping entry) {
    Mapping full = entry.mapping("full").orElse(entry);
    return entry.text("name").map(name -> new ListedTool(
        name,
        full,
        entry.mapping("published").orElse(full),
        Items.bool(entry, "servedByDefault").orElse(true),
        Items.isTrue(entry, "handler"),
        entry.text("group"),
        entry.text("effect"),
        renamed(entry),
        entry.mapping("deprecated")));
  }

  private static List<ListedTool.Former> renamed(Mapping entry) {
    List<ListedTool.Former> names = new ArrayList<>();
    for (Mapping former : entry.mappings("renamed")) {
      former.text("from").ifPresent(name ->
          names.add(new ListedTool.Former(name, former.text("until"))));
    }
    return names;
  }
}
