package io.mcpspec.release.schema.shape;

import io.mcpspec.document.node.Node;

/**
 * A schema at its place. Two are equal only when they are the same place, which is quick to see, and ends the
 * comparison of schemas that contain themselves.
 *
 * @param document what {@code $ref} points into
 * @param node the schema
 */
public record Site(Node document, Node node) {

  Site at(Node other) {
    return new Site(document, other);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Site site && node == site.node && document == site.document;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(node);
  }
}
