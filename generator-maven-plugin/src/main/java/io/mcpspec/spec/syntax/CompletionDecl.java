package io.mcpspec.spec.syntax;

import static io.mcpspec.spec.shape.Key.required;

import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.shape.Key;
import io.mcpspec.spec.shape.MappingShape;
import io.mcpspec.spec.shape.Shape;
import io.mcpspec.spec.shape.Shapes;
import java.util.List;

/** What completes an argument or variable, as written: a list of values, or {@code { handler: true }}. */
public sealed interface CompletionDecl {

  /** Fixed values. */
  record Fixed(List<Scalar> values) implements CompletionDecl {}

  /** Handwritten Java. */
  record Handwritten() implements CompletionDecl {}

  /** The shape of a completion. */
  static Shape<CompletionDecl> shape() {
    Key<Scalar> handler = required("handler", Shapes.yes(), "The values come from a Java interface to implement.");
    return Shapes.either(
        Shapes.as(Shapes.list(Shapes.text()), Fixed::new),
        new MappingShape<>("a completion", List.of(handler), values -> new Handwritten()));
  }
}
