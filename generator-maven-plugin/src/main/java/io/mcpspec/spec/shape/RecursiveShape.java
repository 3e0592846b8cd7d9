package io.mcpspec.spec.shape;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.Span;
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
