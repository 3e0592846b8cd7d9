package io.mcpspec.spec.shape;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A mapping from names of the author's choice to values of one shape; {@code ids}: references contain the names. */
record NamedShape<T>(String title, boolean ids, Shape<T> value) implements Shape<List<Named<T>>> {

  @Override
  public Optional<List<Named<T>>> read(Node node, Diagnostics diagnostics) {
    if (!(node instanceof Mapping mapping)) {
      Shape.reportWrongType(node, "a mapping for " + title, "write `name: value`, one a line", diagnostics);
      value.declares().ifPresent(noun -> diagnostics.leftOut().add(noun, Optional.empty()));
      return Optional.empty();
    }
    List<Named<T>> all = new ArrayList<>();
    for (Mapping.Entry entry : mapping.entries()) {
      Scalar name = Scalar.string(entry.key(), entry.keySpan());
      if (ids) {
        ScalarShape.Id.check(name, diagnostics);
      }
      value.read(entry.value(), diagnostics).ifPresentOrElse(
          read -> all.add(new Named<>(name, read)),
          () -> value.declares().ifPresent(noun -> diagnostics.leftOut().add(noun, Optional.of(entry.key()))));
    }
    return Optional.of(all);
  }

  @Override
  public Node schema(Span place) {
    MappingBuilder schema = new MappingBuilder(place).put("type", "object");
    if (ids) {
      schema.put("propertyNames", new ScalarShape.Id().schema(place));
    }
    return schema.put("additionalProperties", value.schema(place)).build();
  }

  @Override
  public List<MappingShape<?>> mappings() {
    return value.mappings();
  }
}
