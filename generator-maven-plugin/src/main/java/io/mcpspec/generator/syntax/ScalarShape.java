package io.mcpspec.generator.syntax;

import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.source.Span;
import io.mcpspec.generator.tree.MappingBuilder;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
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
    diagnostics.report(
        Code.WRONG_TYPE, node.span(), "expected " + expected + ", this is " + node.describe(), help(node));
    return Optional.empty();
  }

  private String help(Node node) {
    boolean wantsText = kinds.contains(Scalar.Kind.STRING);
    if (wantsText && node instanceof Scalar scalar && scalar.kind() != Scalar.Kind.NULL) {
      return "quote it: \"" + scalar.text() + "\"";
    }
    return "write " + expected;
  }

  @Override
  public Node schema(Span place) {
    MappingBuilder schema = new MappingBuilder(place);
    return (types.size() == 1 ? schema.put("type", types.get(0)) : schema.put("type", types)).build();
  }
}
