package io.mcpspec.spec.shape;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A scalar of certain kinds; {@code types} are the same kinds in JSON Schema's words. */
record ScalarShape(String expected, List<String> types, Set<Scalar.Kind> kinds) implements Shape<Scalar> {

  @Override
  public Optional<Scalar> read(Node node, Diagnostics diagnostics) {
    if (node instanceof Scalar scalar && kinds.contains(scalar.kind())) {
      return Optional.of(scalar);
    }
    Shape.reportWrongType(node, expected, help(node), diagnostics);
    return isUnquoted(node) ? Optional.of(Scalar.standIn(((Scalar) node).text(), node.span())) : Optional.empty();
  }

  /** Whether quotes alone would make it right. */
  private boolean isUnquoted(Node node) {
    return kinds.contains(Scalar.Kind.STRING) && node instanceof Scalar scalar && scalar.kind() != Scalar.Kind.NULL;
  }

  private String help(Node node) {
    return isUnquoted(node) ? "quote it: \"" + ((Scalar) node).text() + "\"" : "write " + expected;
  }

  @Override
  public Node schema(Span place) {
    MappingBuilder schema = new MappingBuilder(place);
    return (types.size() == 1 ? schema.put("type", types.get(0)) : schema.put("type", types)).build();
  }
}
