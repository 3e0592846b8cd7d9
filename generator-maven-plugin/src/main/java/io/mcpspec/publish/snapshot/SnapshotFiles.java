package io.mcpspec.publish.snapshot;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.publish.surface.ItemDigest;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A snapshot as files for people to read and compare line by line: a text for each prompt, a JSON file for each list
 * item.
 * Digests are left out, since they only repeat that something changed.
 */
public final class SnapshotFiles {

  private final Map<String, String> files = new TreeMap<>();

  private SnapshotFiles() {}

  /**
   * The texts by path.
   *
   * @param fullTools whether tools are shown by the catalog, also those that are not served by default
   */
  public static Map<String, String> of(Snapshot snapshot, boolean fullTools) {
    SnapshotFiles all = new SnapshotFiles();
    all.addServer(snapshot.surface());
    if (fullTools && snapshot.catalog().isPresent()) {
      all.addCatalog(snapshot.catalog().get());
    } else {
      all.addItems(snapshot.surface(), "tools", "name");
    }
    all.addItems(snapshot.surface(), "prompts", "name");
    all.addItems(snapshot.surface(), "resources", "uri");
    all.addItems(snapshot.surface(), "resourceTemplates", "uriTemplate");
    snapshot.prompts().forEach(prompt -> all.files.put("prompts/" + prompt.id() + ".md", prompt.text()));
    return all.files;
  }

  private void addServer(Mapping surface) {
    if (surface.get("initialize").orElse(null) instanceof Mapping initialize) {
      text(initialize, "instructions").ifPresent(text -> files.put("instructions.md", text + "\n"));
      files.put("server.json", json(initialize.without("instructions")));
    }
  }

  private void addCatalog(Mapping catalog) {
    for (Mapping tool : catalog.mappings("tools")) {
      tool.mapping("full").ifPresent(item -> addItem("tools", "name", item));
    }
  }

  private void addItems(Mapping surface, String list, String name) {
    surface.mappings(list).forEach(item -> addItem(list, name, item));
  }

  private void addItem(String list, String name, Mapping item) {
    text(item, name).ifPresent(id -> files.put(list + "/" + id + ".json", json(ItemDigest.absent(item))));
  }

  private static Optional<String> text(Mapping mapping, String key) {
    return mapping.get(key).filter(node -> node instanceof Scalar).map(node -> ((Scalar) node).text());
  }

  private static String json(Node node) {
    return JsonWriter.pretty(node) + "\n";
  }
}
