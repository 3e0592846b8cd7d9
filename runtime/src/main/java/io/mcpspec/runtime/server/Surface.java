package io.mcpspec.runtime.server;

import io.mcpspec.runtime.json.JsonObject;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The lists that are served, made at build time. */
public final class Surface {

  private final SurfaceFiles files;
  private final ToolSelection selection;
  private final Map<ListKind, Optional<byte[]>> results = new EnumMap<>(ListKind.class);

  Surface(SurfaceFiles files, ToolSelection selection) {
    this.files = files;
    this.selection = selection;
  }

  /** The result of a list's method as JSON text; empty when the list is not served. */
  public synchronized Optional<byte[]> result(ListKind kind) {
    return results.computeIfAbsent(kind, this::join);
  }

  /** The items that are served. */
  public List<JsonObject> items(ListKind kind) {
    return served(kind).map(ItemList::parsed).orElse(List.of());
  }

  /** The items of all groups. */
  public List<JsonObject> allItems(ListKind kind) {
    return all(kind).map(ItemList::parsed).orElse(List.of());
  }

  private Optional<byte[]> join(ListKind kind) {
    return served(kind).map(items -> items.result(kind.member()));
  }

  private Optional<ItemList> served(ListKind kind) {
    return kind == ListKind.TOOLS ? all(kind).map(items -> items.served(selection)) : all(kind);
  }

  private Optional<ItemList> all(ListKind kind) {
    return files.bytes(kind.file()).map(ItemList::ofLines);
  }
}
