package io.mcpspec.generator.syntax;

import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.source.Span;
import io.mcpspec.generator.tree.MappingBuilder;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
import java.util.Optional;

/** A switch that is on where it is written. */
record YesShape() implements Shape<Scalar> {

  @Override
  public Optional<Scalar> read(Node node, Diagnostics diagnostics) {
    Optional<Scalar> flag = Shapes.flag().read(node, diagnostics);
    if (flag.isPresent() && flag.get().text().equals("false")) {
      diagnostics.report(
          Code.UNKNOWN_VALUE, node.span(), "`false` has no effect here", "remove the key; `true` is its only value");
      return Optional.empty();
    }
    return flag;
  }

  @Override
  public Node schema(Span place) {
    return new MappingBuilder(place).put("const", true).build();
  }
}
