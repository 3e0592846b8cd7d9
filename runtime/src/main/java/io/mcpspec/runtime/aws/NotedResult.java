package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.tool.ToolResult;

/** A result with a remark of ours in front of AWS's members: what is missing from it, and how to go on. */
public final class NotedResult {

  /** No member of AWS's has this name. */
  public static final String NOTE = "Note";

  private NotedResult() {}

  /**
   * @param note the remark; empty for none
   */
  public static ToolResult of(JsonObject members, String note) {
    if (note.isEmpty()) {
      return ToolResult.structured(members);
    }
    JsonObject.Builder noted = JsonObject.builder().put(NOTE, note);
    members.members().forEach(noted::put);
    return ToolResult.structured(noted.build());
  }
}
