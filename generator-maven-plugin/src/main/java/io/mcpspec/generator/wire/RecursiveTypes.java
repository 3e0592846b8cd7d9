package io.mcpspec.generator.wire;

import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Sequence;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Which shared types contain themselves, directly or through others. */
final class RecursiveTypes {

  private final Map<String, Node> types;

  RecursiveTypes(Map<String, Node> types) {
    this.types = types;
  }

  boolean contains(String name) {
    Set<String> reached = new LinkedHashSet<>();
    collect(types.get(name), reached);
    return reached.contains(name);
  }

  private void collect(Node node, Set<String> reached) {
    if (node instanceof Sequence sequence) {
      sequence.items().forEach(item -> collect(item, reached));
    } else if (node instanceof Mapping mapping) {
      WireSchema.typeName(mapping)
          .filter(types::containsKey)
          .filter(reached::add)
          .ifPresent(name -> collect(types.get(name), reached));
      mapping.entries().forEach(entry -> collect(entry.value(), reached));
    }
  }
}
