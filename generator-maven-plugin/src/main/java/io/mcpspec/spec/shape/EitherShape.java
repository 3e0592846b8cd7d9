package io.mcpspec.spec.shape;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Optional;

/** A short form for anything that is not a mapping, and a long form for mappings. */
record EitherShape<T>(Shape<T> shortForm, Shape<T> longForm) implements Shape<T> {

  @Override
  public Optional<T> read(Node node, Diagnostics diagnostics) {
    return (node instanceof Mapping ? longForm : shortForm).read(node, diagnostics);
  }

  @Override
  public Node schema(Span place) {
    List<Node> forms = List.of(shortForm.schema(place), longForm.schema(place));
    return new MappingBuilder(place).put("anyOf", new Sequence(forms, place)).build();
  }

  @Override
  public List<MappingShape<?>> mappings() {
    return longForm.mappings();
  }
}
