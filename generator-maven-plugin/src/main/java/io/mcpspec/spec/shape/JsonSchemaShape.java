package io.mcpspec.spec.shape;

import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Optional;

/** A JSON Schema, which is a mapping or a boolean; what it says is checked when names are resolved. */
record JsonSchemaShape() implements Shape<Node> {

  @Override
  public Optional<Node> read(Node node, Diagnostics diagnostics) {
    boolean bool = node instanceof Scalar scalar && scalar.kind() == Scalar.Kind.BOOLEAN;
    if (node instanceof Mapping || bool) {
      return Optional.of(node);
    }
    String help = "write a mapping such as { type: string }; `$ref: type:NAME` takes a shared type";
    Shape.reportWrongType(node, "a JSON Schema", help, diagnostics);
    return Optional.empty();
  }

  @Override
  public Node schema(Span place) {
    return new MappingBuilder(place).put("type", List.of("object", "boolean")).build();
  }
}
