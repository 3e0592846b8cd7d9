package io.mcpspec.importer;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import java.util.Optional;
import java.util.Set;

/** What a tool's annotations say of its effect. Where they are silent, a person is asked. */
public final class Effects {

  private static final String UNKNOWN = "unknown";
  private static final Set<String> HINTS =
      Set.of("readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint");

  private Effects() {}

  /** The effect that annotations declare. By MCP, what writes destroys unless it says that it does not. */
  public static String of(Optional<Node> annotations) {
    if (isTrue(annotations, "readOnlyHint")) {
      return "read";
    }
    if (isTrue(annotations, "destructiveHint")) {
      return "destroy";
    }
    boolean silent = hint(annotations, "readOnlyHint").isEmpty() && hint(annotations, "destructiveHint").isEmpty();
    return silent ? UNKNOWN : isFalse(annotations, "destructiveHint") ? "write" : "destroy";
  }

  /** Whether a person is asked. */
  public static boolean isUnknown(String effect) {
    return effect.equals(UNKNOWN);
  }

  /**
   * Writes effect and annotations: the annotations themselves only where they are not what follows from the effect.
   */
  public static void write(String effect, Optional<Node> annotations, MappingBuilder tool) {
    tool.put("effect", effect);
    if (annotations.isEmpty()) {
      return;
    }
    Mapping written = (Mapping) annotations.get();
    if (isDerived(effect, written)) {
      boolean reads = effect.equals("read");
      putUnless(reads, "idempotent", hint(annotations, "idempotentHint").orElseThrow(), tool);
      putUnless(true, "openWorld", hint(annotations, "openWorldHint").orElseThrow(), tool);
    } else {
      tool.put("annotations", written);
    }
  }

  /** Whether the four hints are there, alone, and the first two are those of the effect. */
  private static boolean isDerived(String effect, Mapping annotations) {
    Optional<Node> all = Optional.of(annotations);
    return Set.copyOf(annotations.keys()).equals(HINTS)
        && HINTS.stream().allMatch(hint -> hint(all, hint).isPresent())
        && isTrue(all, "readOnlyHint") == effect.equals("read")
        && isTrue(all, "destructiveHint") == effect.equals("destroy");
  }

  private static void putUnless(boolean usual, String key, Scalar hint, MappingBuilder tool) {
    boolean value = hint.text().equals("true");
    if (value != usual) {
      tool.put(key, value);
    }
  }

  private static boolean isTrue(Optional<Node> annotations, String key) {
    return hint(annotations, key).filter(hint -> hint.text().equals("true")).isPresent();
  }

  private static boolean isFalse(Optional<Node> annotations, String key) {
    return hint(annotations, key).filter(hint -> hint.text().equals("false")).isPresent();
  }

  private static Optional<Scalar> hint(Optional<Node> annotations, String key) {
    return annotations.flatMap(node -> ((Mapping) node).get(key))
        .filter(node -> node instanceof Scalar scalar && scalar.kind() == Scalar.Kind.BOOLEAN)
        .map(Scalar.class::cast);
  }
}
