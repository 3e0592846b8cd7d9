package io.mcpspec.generator.syntax;

import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.source.Span;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.Node;
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
