package io.mcpspec.runtime.prompt;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.List;
import java.util.Optional;

/**
 * What a prompt answers.
 *
 * @param description what these messages are about
 * @param further members of the answer beside these, sent as they are
 * @param messages the messages in order
 */
public record PromptResult(Optional<String> description, JsonObject further, List<PromptMessage> messages) {

  public PromptResult {
    messages = List.copyOf(messages);
  }

  public static PromptResult of(PromptMessage... messages) {
    return new PromptResult(Optional.empty(), JsonObject.EMPTY, List.of(messages));
  }

  /** MCP's result of {@code prompts/get}. */
  public JsonObject toJson() {
    JsonObject.Builder answer = JsonObject.builder();
    further.members().forEach(answer::put);
    return answer
        .put("description", description.map(Json::of))
        .put("messages", Json.array(messages.stream().map(PromptMessage::toJson).toList()))
        .build();
  }
}
