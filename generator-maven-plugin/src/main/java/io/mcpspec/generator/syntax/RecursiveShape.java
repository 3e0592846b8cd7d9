package io.mcpspec.generator.syntax;

import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.source.Span;
import io.mcpspec.generator.tree.MappingBuilder;
import io.mcpspec.generator.tree.Node;
import java.util.Optional;
import java.util.function.Supplier;

/** A shape inside itself; the supplier breaks the cycle. */
record RecursiveShape<T>(String name, Supplier<Shape<T>> shape) implements Shape<T> {

  @Override
  public Optional<T> read(Node node, Diagnostics diagnostics) {
    return shape.get().read(node, diagnostics);
  }

  @Override
  public Optional<String> declares() {
    return shape.get().declares();
  }

  @Override
  public Optional<String> nameIn(Node node) {
    return shape.get().nameIn(node);
  }

  @Override
  public Node schema(Span place) {
    return new MappingBuilder(place).put("$ref", "#/$defs/" + name).build();
  }
}
