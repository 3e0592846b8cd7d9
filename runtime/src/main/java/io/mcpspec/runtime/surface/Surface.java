package io.mcpspec.runtime.surface;

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

  public Surface(SurfaceFiles files, ToolSelection selection) {
    this.files = files;
    this.selection = selection;
  }

  /** The result of a list's method as JSON text; empty when the list is not served. */
  public synchronized Optional<byte[]> result(ListKind kind) {
    Optional<byte[]> result = results.get(kind);
    if (result == null) {
      Optional<ItemList> items = served(kind);
      result = items.isEmpty() ? Optional.empty() : Optional.of(items.get().result(kind.member()));
      results.put(kind, result);
    }
    return result;
  }

  /** The items that are served. */
  public List<JsonObject> items(ListKind kind) {
    return served(kind).map(ItemList::parsed).orElse(List.of());
  }

  /** The items of all groups. */
  public List<JsonObject> allItems(ListKind kind) {
    return all(kind).map(ItemList::parsed).orElse(List.of());
  }

  private Optional<ItemList> served(ListKind kind) {
    Optional<ItemList> all = all(kind);
    return kind == ListKind.TOOLS && all.isPresent() ? Optional.of(all.get().served(selection)) : all;
  }

  private Optional<ItemList> all(ListKind kind) {
    Optional<byte[]> file = files.bytes(kind.file());
    return file.isEmpty() ? Optional.empty() : Optional.of(ItemList.ofLines(file.get()));
  }
}
