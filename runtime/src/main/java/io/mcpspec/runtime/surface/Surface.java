package io.mcpspec.runtime.surface;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.ServerDefinition;
import io.mcpspec.runtime.server.ServerOptions;
import io.mcpspec.runtime.tool.ToolEntry;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a server serves: what the compiler made, as far as the options choose it. */
public final class Surface {

  private final SurfaceFiles files;
  private final Manifest manifest;
  private final Tools tools;
  private final ToolSelection selection;
  private final Map<ListKind, Optional<byte[]>> results = new HashMap<>(); // an EnumMap slows the start

  /**
   * @param manifest what {@code files} say of the server; whoever starts it has read it already
   */
  public Surface(SurfaceFiles files, Manifest manifest, ServerDefinition definition, ServerOptions options) {
    this.files = files;
    this.manifest = manifest;
    this.tools = new Tools(definition);
    this.selection = new ToolSelection(options, manifest);
  }

  public SurfaceFiles files() {
    return files;
  }

  public Manifest manifest() {
    return manifest;
  }

  /** The tool of that name that a handler answers, served or not. */
  public Optional<ToolEntry> tool(String name) {
    return tools.entry(name);
  }

  /** Whether the tool is one of those asked for, be the server read-only or not. */
  public boolean isChosen(String tool) {
    return selection.isChosen(tool);
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
    boolean areTools = kind == ListKind.TOOLS && (all.isPresent() || !manifest.tools().isEmpty());
    return areTools ? Optional.of(all.orElse(ItemList.EMPTY).served(manifest.tools(), selection)) : all;
  }

  private Optional<ItemList> all(ListKind kind) {
    Optional<byte[]> file = files.bytes(kind.file());
    return file.isEmpty() ? Optional.empty() : Optional.of(ItemList.ofLines(file.get()));
  }
}
