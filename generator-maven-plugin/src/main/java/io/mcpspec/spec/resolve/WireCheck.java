package io.mcpspec.spec.resolve;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.spec.syntax.PromptDecl;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What {@code wire} adds must not be what the format says itself: there would be two truths. A value that the format's
 * key cannot have, such as a {@code description} of {@code null}, may stand there.
 */
final class WireCheck {

  private static final Predicate<Node> TEXT = value -> value instanceof Scalar scalar && scalar.isString();
  private static final Predicate<Node> FLAG =
      value -> value instanceof Scalar scalar && scalar.kind() == Scalar.Kind.BOOLEAN;
  private static final Predicate<Node> MAPPING = Mapping.class::isInstance;
  private static final Predicate<Node> SCHEMA = MAPPING.or(FLAG);

  /**
   * The key that says a member.
   *
   * @param name the key
   * @param says the values that it can have
   */
  record Says(String name, Predicate<Node> says) {}

  /** Members of {@code serverInfo} and the keys that they are written by. */
  static final Map<String, Says> SERVER = Map.of(
      "name", new Says("name", TEXT), "title", new Says("title", TEXT), "version", new Says("version", TEXT));

  /** Members of a tool. */
  static final Map<String, Says> TOOL = Map.of(
      "name", new Says("name", TEXT),
      "title", new Says("title", TEXT),
      "description", new Says("description", TEXT),
      "inputSchema", new Says("input", SCHEMA),
      "outputSchema", new Says("output", SCHEMA),
      "annotations", new Says("annotations", MAPPING));

  /** Members of a prompt. */
  static final Map<String, Says> PROMPT = Map.of(
      "name", new Says("deliver", TEXT),
      "title", new Says("title", TEXT),
      "description", new Says("description", TEXT),
      "arguments", new Says("arguments", PromptDecl::areArguments));

  /** Members of a prompt's argument. */
  static final Map<String, Says> ARGUMENT = Map.of(
      "name", new Says("name", TEXT),
      "title", new Says("title", TEXT),
      "description", new Says("description", TEXT),
      "required", new Says("required", FLAG));

  /** Members of a resource or template. */
  static final Map<String, Says> RESOURCE = Map.of(
      "name", new Says("name", TEXT),
      "uri", new Says("uri", TEXT),
      "uriTemplate", new Says("uriTemplate", TEXT),
      "title", new Says("title", TEXT),
      "description", new Says("description", TEXT),
      "mimeType", new Says("mimeType", TEXT));

  private final Diagnostics diagnostics;

  WireCheck(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** Reports members that one of {@code keys} can say. */
  void check(Mapping wire, Map<String, Says> keys) {
    for (Mapping.Entry entry : wire.entries()) {
      Says key = keys.get(entry.key());
      if (key != null && key.says().test(entry.value())) {
        diagnostics.report(
            Code.WIRE_OVERRIDES,
            entry.keySpan(),
            "`wire` holds `" + entry.key() + "`, which the format has a key for",
            "write it as `" + key.name() + "` beside `wire`");
      }
    }
  }
}
