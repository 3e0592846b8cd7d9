package io.mcpspec.runtime.intercept;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.tool.ToolResult;

/** Writes results of tools. */
public final class ToolResults {

  private ToolResults() {}

  /** MCP's result of {@code tools/call}. */
  public static JsonObject json(ToolResult result) {
    return JsonObject.builder()
        .put("content", result.content())
        .put("structuredContent", result.structured())
        .put("isError", Json.of(result.isError()))
        .build();
  }
}
