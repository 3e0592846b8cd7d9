package io.mcpspec.spec.shape;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.Span;
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
