package io.mcpspec.generator.syntax;

import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.source.Span;
import io.mcpspec.generator.tree.MappingBuilder;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Sequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A list of values of one shape; items that cannot be read are left out. */
record ListShape<T>(Shape<T> item) implements Shape<List<T>> {

  @Override
  public Optional<List<T>> read(Node node, Diagnostics diagnostics) {
    if (!(node instanceof Sequence sequence)) {
      diagnostics.report(
          Code.WRONG_TYPE,
          node.span(),
          "expected a list, this is " + node.describe(),
          "put `- ` in front of each item, or write [a, b]");
      return Optional.empty();
    }
    List<T> items = new ArrayList<>();
    sequence.items().forEach(each -> item.read(each, diagnostics).ifPresent(items::add));
    return Optional.of(items);
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
