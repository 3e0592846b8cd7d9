package io.mcpspec.document.node;

import java.util.Optional;

/** JSON Pointer (RFC 6901) in its URI fragment form: {@code #/$defs/Node}. */
public final class JsonPointer {

  private JsonPointer() {}

  /** The pointer to a member of a member of the root. */
  public static String of(String first, String second) {
    return "#/" + escaped(first) + "/" + escaped(second);
  }

  /** The fragment that a schema's {@code $ref} is, if it refers to its own document. */
  public static Optional<String> in(Mapping schema) {
    return schema.get("$ref")
        .filter(reference -> reference instanceof Scalar scalar && scalar.isString() && scalar.text().startsWith("#"))
        .map(reference -> ((Scalar) reference).text());
  }

  public static boolean isIn(Mapping schema) {
    return in(schema).isPresent();
  }

  /** The value at {@code fragment}; empty when there is none or the fragment is no pointer. */
  public static Optional<Node> resolve(Node root, String fragment) {
    if (fragment.equals("#")) {
      return Optional.of(root);
    }
    if (!fragment.startsWith("#/")) {
      return Optional.empty();
    }
    Optional<Node> current = Optional.of(root);
    for (String token : fragment.substring(2).split("/", -1)) {
      String name = unescaped(token);
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

  private static String escaped(String token) {
    return token.replace("~", "~0").replace("/", "~1").replace("%", "%25");
  }

  private static String unescaped(String token) {
    if (token.indexOf('%') < 0 && token.indexOf('~') < 0) {
      return token;
    }
    return PercentText.decoded(token).replace("~1", "/").replace("~0", "~");
  }
}
