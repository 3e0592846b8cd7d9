package io.mcpspec.spec.shape;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The values of another shape, read as something else. */
record ConvertedShape<S, T>(Shape<S> shape, Function<S, T> conversion) implements Shape<T> {

  @Override
  public Optional<T> read(Node node, Diagnostics diagnostics) {
    return shape.read(node, diagnostics).map(conversion);
  }

  @Override
  public Node schema(Span place) {
    return shape.schema(place);
  }

  @Override
  public List<MappingShape<?>> mappings() {
    return shape.mappings();
  }
}
