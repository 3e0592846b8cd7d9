package io.mcpspec.document.node;

import io.mcpspec.document.source.Span;
import java.util.List;

/**
 * A list of values.
 *
 * @param items the values in order
 * @param span where the list stands
 */
public record Sequence(List<Node> items, Span span) implements Node {

  public Sequence {
    items = List.copyOf(items);
  }

  @Override
  public String describe() {
    return "a list";
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Sequence sequence && items.equals(sequence.items);
  }

  @Override
  public int hashCode() {
    return items.hashCode();
  }
}
