package io.mcpspec.dynamodb.client;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonObject;

/**
 * What a tool call answered.
 *
 * @param result the {@code CallToolResult} as received
 */
public record ToolAnswer(JsonObject result) {

  public boolean isError() {
    return result.get("isError").filter(Json.of(true)::equals).isPresent();
  }

  /** The text of the one content block. */
  public String text() {
    JsonArray content = (JsonArray) result.get("content").orElseThrow();
    if (content.items().size() != 1) {
      throw new AssertionError("expected one content block, got " + content);
    }
    return content.items().get(0).asObject().flatMap(block -> block.string("text")).orElseThrow();
  }

  /** The structured content of an answer that is no error. */
  public JsonObject structured() {
    if (isError()) {
      throw new AssertionError("the tool failed: " + text());
    }
    return result.object("structuredContent")
        .orElseThrow(() -> new AssertionError("no structuredContent in " + result));
  }
}
