package io.mcpspec.runtime.prompt;

import io.mcpspec.runtime.json.JsonObject;

/**
 * One message of a prompt.
 *
 * @param role who is made to say it
 * @param content one MCP content block
 */
public record PromptMessage(Role role, JsonObject content) {

  public static PromptMessage user(String text) {
    return new PromptMessage(Role.USER, text(text));
  }

  public static PromptMessage assistant(String text) {
    return new PromptMessage(Role.ASSISTANT, text(text));
  }

  public JsonObject toJson() {
    return JsonObject.builder().put("role", role.wireName()).put("content", content).build();
  }

  private static JsonObject text(String text) {
    return JsonObject.builder().put("type", "text").put("text", text).build();
  }
}
