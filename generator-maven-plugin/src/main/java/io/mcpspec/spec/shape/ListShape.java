package io.mcpspec.spec.shape;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A list of values of one shape; items that cannot be read are left out. */
record ListShape<T>(Shape<T> item) implements Shape<List<T>> {

  @Override
  public Optional<List<T>> read(Node node, Diagnostics diagnostics) {
    if (!(node instanceof Sequence sequence)) {
      Shape.reportWrongType(node, "a list", "put `- ` in front of each item, or write [a, b]", diagnostics);
      declares().ifPresent(noun -> diagnostics.leftOut().add(noun, Optional.empty()));
      return Optional.empty();
    }
    List<T> items = new ArrayList<>();
    for (Node each : sequence.items()) {
      item.read(each, diagnostics).ifPresentOrElse(
          items::add, () -> declares().ifPresent(noun -> diagnostics.leftOut().add(noun, item.nameIn(each))));
    }
    return Optional.of(items);
  }

  @Override
  public Optional<String> declares() {
    return item.declares();
  }

  @Override
  public Node schema(Span place) {
    return new MappingBuilder(place).put("type", "array").put("items", item.schema(place)).build();
  }

  @Override
  public List<MappingShape<?>> mappings() {
    return item.mappings();
  }
}
