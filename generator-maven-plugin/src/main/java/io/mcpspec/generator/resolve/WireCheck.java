package io.mcpspec.generator.resolve;

import io.mcpspec.generator.diagnostic.Code;
import io.mcpspec.generator.diagnostic.Diagnostics;
import io.mcpspec.generator.tree.Mapping;
import java.util.Map;

/** What {@code wire} adds must not be what the format says itself: there would be two truths. */
final class WireCheck {

  /** Members of {@code serverInfo} and the keys that they are written by. */
  static final Map<String, String> SERVER = Map.of("name", "name", "title", "title", "version", "version");

  /** Members of a tool. */
  static final Map<String, String> TOOL =
      Map.of(
          "name", "name",
          "title", "title",
          "description", "description",
          "inputSchema", "input",
          "outputSchema", "output",
          "annotations", "annotations");

  /** Members of a prompt. */
  static final Map<String, String> PROMPT =
      Map.of("name", "deliver", "title", "title", "description", "description", "arguments", "arguments");

  /** Members of a resource or template. */
  static final Map<String, String> RESOURCE =
      Map.of(
          "name", "name",
          "uri", "uri",
          "uriTemplate", "uriTemplate",
          "title", "title",
          "description", "description",
          "mimeType", "mimeType");

  private final Diagnostics diagnostics;

  WireCheck(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** Reports members that {@code keys} has a key for. */
  void check(Mapping wire, Map<String, String> keys) {
    for (Mapping.Entry entry : wire.entries()) {
      String key = keys.get(entry.key());
      if (key != null) {
        diagnostics.report(
            Code.WIRE_OVERRIDES,
            entry.keySpan(),
            "`wire` holds `" + entry.key() + "`, which the format has a key for",
            "write it as `" + key + "` beside `wire`");
      }
    }
  }
}
