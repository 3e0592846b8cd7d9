package io.mcpspec.generator.syntax;

import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.source.Span;
import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;
import io.mcpspec.generator.tree.Node;
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
