package io.mcpspec.publish.wire;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.Subschemas;
import java.util.Optional;

/** Follows {@code $ref} inside one document. */
public final class LocalReferences {

  private final Node root;
  private final boolean several;

  public LocalReferences(Node root) {
    this.root = root;
    this.several = Subschemas.of(root).stream().anyMatch(LocalReferences::hasId);
  }

  /** What a schema refers to; empty where that is nothing, or cannot be found for certain. */
  public Optional<Node> target(Mapping schema) {
    return several ? Optional.empty() : JsonPointer.in(schema).flatMap(this::at);
  }

  private Optional<Node> at(String fragment) {
    return JsonPointer.resolve(root, fragment);
  }

  /** An {@code $id} inside a document changes what {@code #} means below it. */
  private static boolean hasId(Node schema) {
    return schema instanceof Mapping mapping && mapping.has("$id")
        || Subschemas.of(schema).stream().anyMatch(LocalReferences::hasId);
  }
}
