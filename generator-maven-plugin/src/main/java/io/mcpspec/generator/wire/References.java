package io.mcpspec.generator.wire;

import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.MappingBuilder;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Scalar;
import io.mcpspec.generator.tree.Sequence;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** Puts the target in place of each local reference of a schema; a cycle ends in an open object. */
final class References {

  private final Node root;
  private final Deque<String> open = new ArrayDeque<>();

  private References(Node root) {
    this.root = root;
  }

  static Node expand(Node schema) {
    return new References(schema).expandNode(schema);
  }

  private Node expandNode(Node node) {
    if (node instanceof Sequence sequence) {
      return new Sequence(sequence.items().stream().map(this::expandNode).toList(), sequence.span());
    }
    if (!(node instanceof Mapping mapping)) {
      return node;
    }
    if (mapping.get("$ref").orElse(null) instanceof Scalar reference && reference.text().startsWith("#")) {
      return target(reference.text(), mapping);
    }
    MappingBuilder out = new MappingBuilder(mapping.span());
    mapping.entries().forEach(entry -> out.put(entry.key(), expandNode(entry.value())));
    return out.build();
  }

  private Node target(String reference, Mapping mapping) {
    MappingBuilder out = new MappingBuilder(mapping.span());
    Optional<Node> target = open.contains(reference) ? Optional.empty() : JsonPointer.resolve(root, reference);
    if (target.isEmpty()) {
      out.put("type", "object");
    } else {
      open.push(reference);
      if (expandNode(target.get()) instanceof Mapping expanded) {
        out.putAll(expanded);
      }
      open.pop();
    }
    mapping.entries().stream()
        .filter(entry -> !entry.key().equals("$ref"))
        .forEach(entry -> out.put(entry.key(), entry.value()));
    return out.build();
  }
}
