package io.mcpspec.spec.shape;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Optional;

/** Any value at all. */
record NodeShape() implements Shape<Node> {

  @Override
  public Optional<Node> read(Node node, Diagnostics diagnostics) {
    return Optional.of(node);
  }

  @Override
  public Node schema(Span place) {
    return new Mapping(List.of(), place);
  }
}
