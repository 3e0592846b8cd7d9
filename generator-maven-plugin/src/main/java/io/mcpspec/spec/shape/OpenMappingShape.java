package io.mcpspec.spec.shape;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.Span;
import java.util.Optional;

/** A mapping whose keys belong to someone else. */
record OpenMappingShape() implements Shape<Mapping> {

  @Override
  public Optional<Mapping> read(Node node, Diagnostics diagnostics) {
    if (node instanceof Mapping mapping) {
      return Optional.of(mapping);
    }
    Shape.reportWrongType(node, "a mapping", "write { key: value }", diagnostics);
    return Optional.empty();
  }

  @Override
  public Node schema(Span place) {
    return new MappingBuilder(place).put("type", "object").build();
  }
}
