package io.mcpspec.publish.snapshot;

import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MemberOrder;
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

  private final Map<String, String> texts = new TreeMap<>();
  private final Map<String, Node> values = new TreeMap<>();

  private SnapshotFiles() {}

  /**
   * The texts by path.
   *
   * @param fullTools whether tools are shown by the catalog, also those that are not served by default
   */
  public static SnapshotFiles of(Snapshot snapshot, boolean fullTools) {
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
    snapshot.prompts().forEach(prompt -> all.texts.put("prompts/" + prompt.id() + ".md", prompt.text()));
    return all;
  }

  /** The texts by path. */
  public Map<String, String> texts() {
    return textsLike(this);
  }

  /** The texts by path, with the members of JSON objects in the order of other files. */
  public Map<String, String> textsLike(SnapshotFiles other) {
    Map<String, String> all = new TreeMap<>(texts);
    values.forEach((path, value) -> all.put(path,
        JsonWriter.pretty(MemberOrder.like(value, other.values.getOrDefault(path, value))) + "\n"));
    return all;
  }

  private void addServer(Mapping surface) {
    if (surface.get("initialize").orElse(null) instanceof Mapping initialize) {
      text(initialize, "instructions").ifPresent(text -> texts.put("instructions.md", text + "\n"));
      values.put("server.json", initialize.without("instructions"));
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
    text(item, name).ifPresent(id -> values.put(list + "/" + id + ".json", ItemDigest.absent(item)));
  }

  private static Optional<String> text(Mapping mapping, String key) {
    return mapping.get(key).filter(node -> node instanceof Scalar).map(node -> ((Scalar) node).text());
  }
}
