package io.mcpspec.generator.tree;

import io.mcpspec.generator.source.Span;
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
