package io.mcpspec.publish.client;

import io.mcpspec.document.node.JsonPointer;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Sequence;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;

/** Whether a schema contains itself through references. */
final class Recursion {

  private final Mapping root;
  private final Set<Node> open = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<Node> done = Collections.newSetFromMap(new IdentityHashMap<>());

  Recursion(Mapping root) {
    this.root = root;
  }

  boolean isThere() {
    return isIn(root);
  }

  /** What is being looked into and is met again contains itself. */
  private boolean isIn(Node node) {
    if (open.contains(node)) {
      return true;
    }
    if (!done.add(node)) {
      return false;
    }
    open.add(node);
    boolean found = node instanceof Mapping mapping && isInMembers(mapping)
        || node instanceof Sequence sequence && sequence.items().stream().anyMatch(this::isIn);
    open.remove(node);
    return found;
  }

  /** Definitions count where something refers to them. */
  private boolean isInMembers(Mapping mapping) {
    Optional<Node> target = JsonPointer.in(mapping).flatMap(fragment -> JsonPointer.resolve(root, fragment));
    return target.filter(this::isIn).isPresent()
        || mapping.entries().stream()
            .filter(entry -> !entry.key().equals("$defs") && !entry.key().equals("definitions"))
            .anyMatch(entry -> isIn(entry.value()));
  }
}
