package io.mcpspec.jsonschema.check;

import com.networknt.schema.Error;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import java.util.Optional;

/**
 * Why a value does not fit a schema.
 *
 * @param at the innermost written value on the way to the error
 * @param message the error, with its place in the value
 */
public record Misfit(Node at, String message) {

  static Misfit of(Node value, Error error) {
    String place = error.getInstanceLocation().toString();
    return new Misfit(innermost(value, error), (place.isEmpty() ? "" : "at " + place + ": ") + error.getMessage());
  }

  private static Node innermost(Node value, Error error) {
    Node current = value;
    for (int i = 0; i < error.getInstanceLocation().getNameCount(); i++) {
      Optional<Node> next = child(current, error.getInstanceLocation().getElement(i));
      if (next.isEmpty()) {
        break;
      }
      current = next.get();
    }
    return current;
  }

  private static Optional<Node> child(Node node, Object step) {
    if (node instanceof Sequence sequence) {
      return step instanceof Integer index && index < sequence.items().size()
          ? Optional.of(sequence.items().get(index))
          : Optional.empty();
    }
    return node instanceof Mapping mapping ? mapping.get(step.toString()) : Optional.empty();
  }
}
