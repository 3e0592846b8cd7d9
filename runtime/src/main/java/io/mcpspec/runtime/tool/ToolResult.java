package io.mcpspec.runtime.tool;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonObject;
import java.util.List;
import java.util.Optional;

/**
 * What a tool call answers.
 *
 * @param content MCP content blocks
 * @param structured the structured content, where the tool has an output schema
 * @param isError whether the content tells of a failure
 */
public record ToolResult(JsonArray content, Optional<JsonObject> structured, boolean isError) {

  /** Structured content, and the same as text for clients that read only text. */
  public static ToolResult structured(JsonObject value) {
    return new ToolResult(textContent(value.toJson()), Optional.of(value), false);
  }

  public static ToolResult text(String text) {
    return new ToolResult(textContent(text), Optional.empty(), false);
  }

  public static ToolResult error(String text) {
    return new ToolResult(textContent(text), Optional.empty(), true);
  }

  /** MCP's result of {@code tools/call}. */
  public JsonObject toJson() {
    return JsonObject.builder()
        .put("content", content)
        .put("structuredContent", structured)
        .put("isError", Json.of(isError))
        .build();
  }

  private static JsonArray textContent(String text) {
    Json block = JsonObject.builder().put("type", "text").put("text", text).build();
    return Json.array(List.of(block));
  }
}
