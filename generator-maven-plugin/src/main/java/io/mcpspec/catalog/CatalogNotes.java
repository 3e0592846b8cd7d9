package io.mcpspec.catalog;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.spec.model.Tool;
import java.util.List;
import java.util.Optional;

/**
 * What is known of a server beside what it serves.
 *
 * @param tools the tools of its spec, with examples and texts for errors
 * @param releases its releases, the oldest first; the last is the server as it is now
 * @param changes what each step between its releases changed, the newest first
 * @param entry how a client starts or reaches it, as in a client's configuration
 */
public record CatalogNotes(
    List<Tool> tools, List<Snapshot> releases, List<Change> changes, Optional<Mapping> entry) {

  /** Nothing more is known. */
  public static final CatalogNotes NONE = new CatalogNotes(List.of(), List.of(), List.of(), Optional.empty());

  /**
   * A step between two releases.
   *
   * @param title which step it is
   * @param text what it changed, as an entry of a changelog
   */
  public record Change(String title, String text) {}

  public CatalogNotes {
    tools = List.copyOf(tools);
    releases = List.copyOf(releases);
    changes = List.copyOf(changes);
  }

  /** The spec's tool of this name. */
  Optional<Tool> tool(String name) {
    return tools.stream().filter(tool -> tool.name().equals(name)).findFirst();
  }
}
