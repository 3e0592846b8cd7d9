package io.mcpspec.generator.wire;

import io.mcpspec.generator.tree.Mapping;
import io.mcpspec.generator.tree.Node;
import io.mcpspec.generator.tree.Sequence;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** JSON Pointer (RFC 6901) in its URI fragment form: {@code #/$defs/Node}. */
final class JsonPointer {

  private JsonPointer() {}

  /** The value at {@code fragment}; empty when there is none or the fragment is no pointer. */
  static Optional<Node> resolve(Node root, String fragment) {
    if (fragment.equals("#")) {
      return Optional.of(root);
    }
    if (!fragment.startsWith("#/")) {
      return Optional.empty();
    }
    Optional<Node> current = Optional.of(root);
    for (String token : fragment.substring(2).split("/", -1)) {
      String name = URLDecoder.decode(token.replace("+", "%2B"), StandardCharsets.UTF_8)
          .replace("~1", "/").replace("~0", "~");
      current = current.flatMap(node -> child(node, name));
    }
    return current;
  }

  private static Optional<Node> child(Node node, String name) {
    if (node instanceof Mapping mapping) {
      return mapping.get(name);
    }
    boolean isIndex = name.matches("0|[1-9][0-9]{0,8}");
    return node instanceof Sequence sequence && isIndex && Integer.parseInt(name) < sequence.items().size()
        ? Optional.of(sequence.items().get(Integer.parseInt(name)))
        : Optional.empty();
  }
}
