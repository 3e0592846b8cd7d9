package io.mcpspec.publish.snapshot;

import io.mcpspec.document.node.Node;

/**
 * Where something stands.
 *
 * @param file a path as people see it, with slashes: below the directory of what was read, or of the spec
 * @param line from 1
 */
public record Place(String file, int line) {

  /** The files of a spec are named from its directory. Any other side is one folder: where that lies says nothing. */
  public static Place of(Node node) {
    String path = node.span().file().path().replace('\\', '/');
    boolean isAbsolute = path.startsWith("/") || path.matches("[A-Za-z]:.*");
    return new Place(isAbsolute ? path.substring(path.lastIndexOf('/') + 1) : path, node.span().start().line());
  }

  @Override
  public String toString() {
    return file + ":" + line;
  }
}
