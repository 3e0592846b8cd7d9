package io.mcpspec.runtime.route;

import io.mcpspec.runtime.decode.InvalidArgumentsException;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.prompt.CompiledPrompt;
import io.mcpspec.runtime.prompt.PromptMessage;
import io.mcpspec.runtime.server.Call;
import io.mcpspec.runtime.surface.Manifest;
import io.mcpspec.runtime.tool.ToolResult;
import java.util.List;
import java.util.Optional;

/** Answers a tool that hands out a prompt's text. */
record PromptToolCall(Manifest.Prompt prompt, PromptSource prompts) {

  JsonObject answer(Call call) {
    PromptArguments checked = PromptArguments.check(
        prompt, List.of(PromptSource.RELEASE, PromptSource.SECTION), call.arguments());
    if (!checked.problems().isEmpty()) {
      throw new InvalidArgumentsException(checked.problems());
    }
    PromptSource.Found found = prompts.get(prompt, checked.values(), call.context());
    Json content = Json.array(found.result().messages().stream().map(PromptMessage::content).toList());
    return new ToolResult(content.asArray().orElseThrow(), Optional.of(structured(found)), false).toJson();
  }

  /** As the compiler's output schema of such tools says. */
  private static JsonObject structured(PromptSource.Found found) {
    return JsonObject.builder()
        .put("release", found.release())
        .put("section", found.section().map(Json::of))
        .put("text", CompiledPrompt.text(found.result()))
        .build();
  }
}
