package io.mcpspec.publish.wire;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.Subschemas;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * Puts the target in place of each reference of a schema. Where a reference would lead into itself, too deep or, after
 * {@link #MAX_SCHEMAS}, anywhere, only the target's type is left; a reference that leads nowhere leaves an open schema.
 */
final class ReferenceExpansion {

  /** Most schemas in one result: references that fan out level upon level would double it each time. */
  static final int MAX_SCHEMAS = 10_000;

  private static final int MAX_DEPTH = 32;

  private final Node root;
  private final Deque<String> open = new ArrayDeque<>();
  private int schemas;

  private ReferenceExpansion(Node root) {
    this.root = root;
    open.push("#");
  }

  /** A schema without any {@code $ref}; definitions are left out. */
  static Node expand(Node schema) {
    return new ReferenceExpansion(schema).expandSchema(schema);
  }

  private Node expandSchema(Node node) {
    if (!(node instanceof Mapping schema)) {
      return node;
    }
    schemas++;
    Mapping own = Subschemas.replace(schema.without("$ref", "$defs", "definitions"), this::expandSchema);
    Optional<Node> target = JsonPointer.in(schema).map(this::target);
    if (target.isEmpty() || !(target.get() instanceof Mapping mapping)) {
      return target.filter(plain -> own.entries().isEmpty()).orElse(own);
    }
    return new MappingBuilder(schema.span()).putAll(mapping).putAll(own).build();
  }

  private Node target(String reference) {
    Optional<Node> target = JsonPointer.resolve(root, reference);
    if (target.isEmpty() || open.contains(reference) || open.size() > MAX_DEPTH || schemas > MAX_SCHEMAS) {
      return cut(target);
    }
    open.push(reference);
    Node expanded = expandSchema(target.get());
    open.pop();
    return expanded;
  }

  private Node cut(Optional<Node> target) {
    MappingBuilder out = new MappingBuilder(root.span());
    target.filter(Mapping.class::isInstance)
        .flatMap(schema -> ((Mapping) schema).get("type"))
        .ifPresent(type -> out.put("type", type));
    return out.build();
  }
}
