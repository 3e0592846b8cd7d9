package io.mcpspec.publish.wire;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.jsonschema.Subschemas;
import java.util.Optional;

/** Follows {@code $ref} inside one document. */
public final class LocalReferences {

  private final Node root;
  private Optional<Boolean> several = Optional.empty();

  public LocalReferences(Node root) {
    this.root = root;
  }

  /** What a schema refers to; empty where that is nothing, or cannot be found for certain. */
  public Optional<Node> target(Mapping schema) {
    return JsonPointer.in(schema).filter(fragment -> !isSeveral())
        .flatMap(fragment -> JsonPointer.resolve(root, fragment));
  }

  /** Whether the document holds others. Looked up once, and only for a reference. */
  private boolean isSeveral() {
    if (several.isEmpty()) {
      several = Optional.of(Subschemas.of(root).stream().anyMatch(LocalReferences::hasId));
    }
    return several.get();
  }

  /** An {@code $id} inside a document changes what {@code #} means below it. */
  private static boolean hasId(Node schema) {
    return schema instanceof Mapping mapping && mapping.has("$id")
        || Subschemas.of(schema).stream().anyMatch(LocalReferences::hasId);
  }
}
