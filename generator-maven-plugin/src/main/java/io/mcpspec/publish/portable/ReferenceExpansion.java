package io.mcpspec.publish.portable;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.jsonschema.Subschemas;
import io.mcpspec.publish.wire.Conjunction;
import io.mcpspec.publish.wire.LocalReferences;
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

  private final LocalReferences references;
  private final Losses losses;
  private final Deque<String> open = new ArrayDeque<>();
  private int schemas;

  private ReferenceExpansion(Node root, Losses losses) {
    this.references = new LocalReferences(root);
    this.losses = losses;
    open.push("#");
  }

  /** A schema without any {@code $ref}; definitions are left out. */
  static Node expand(Node schema, Losses losses) {
    return new ReferenceExpansion(schema, losses).expandSchema(schema);
  }

  private Node expandSchema(Node node) {
    if (!(node instanceof Mapping schema)) {
      return node;
    }
    schemas++;
    Mapping own = Subschemas.replace(schema.without("$ref", "$defs", "definitions"), this::expandSchema);
    Optional<Node> reference = schema.get("$ref");
    return reference.isPresent() ? target(schema, reference.get(), own) : own;
  }

  private Node target(Mapping schema, Node reference, Mapping own) {
    Optional<Node> found = references.target(schema);
    if (found.isEmpty()) {
      losses.add(Loss.Reason.NOWHERE, "$ref", reference);
      return own;
    }
    Node target = target(((Scalar) reference).text(), reference, found.get());
    if (!(target instanceof Mapping mapping)) {
      return own.entries().isEmpty() || ((Scalar) target).text().equals("false") ? target : own;
    }
    Conjunction both = Conjunction.beside(mapping, own);
    losses.addLeftOver(both.leftOver());
    return both.joined();
  }

  private Node target(String pointer, Node reference, Node target) {
    if (open.contains(pointer) || open.size() > MAX_DEPTH || schemas > MAX_SCHEMAS) {
      losses.add(Loss.Reason.RECURSION, "$ref", reference);
      return cut(target);
    }
    open.push(pointer);
    Node expanded = expandSchema(target);
    open.pop();
    return expanded;
  }

  private static Node cut(Node target) {
    MappingBuilder out = new MappingBuilder(target.span());
    if (target instanceof Mapping schema) {
      out.putNode("type", schema.get("type"));
    }
    return out.build();
  }
}
