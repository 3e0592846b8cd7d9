package io.mcpspec.runtime.server;

import io.mcpspec.runtime.decode.InvalidArgumentsException;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.prompt.CompiledPrompt;
import io.mcpspec.runtime.prompt.PromptMessage;
import io.mcpspec.runtime.prompt.PromptResult;
import io.mcpspec.runtime.tool.ToolEntry;
import io.mcpspec.runtime.tool.ToolResult;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Routes {@code tools/call}. */
record ToolCalls(Manifest manifest, Tools tools, ToolSelection selection, Surface surface, CompiledPrompts prompts)
    implements Router {

  @Override
  public Route route(JsonObject params) {
    String name = Params.text(params, "name");
    JsonObject arguments = Params.object(params, "arguments");
    Optional<Manifest.PromptTool> promptTool = manifest.promptTool(name).filter(tool -> selection.isChosen(name));
    if (promptTool.isPresent()) {
      return Route.compiled(CallKind.TOOL, name, arguments, call -> promptText(promptTool.get(), call.arguments()));
    }
    ToolEntry entry = tools.entry(name).orElseThrow(() -> unknown(name));
    if (!selection.isChosen(name)) {
      throw notChosen(entry);
    }
    return new Route(CallKind.TOOL, name, entry.effect(), arguments, false,
        call -> ToolResults.json(entry.function().call(call.arguments(), call.context())));
  }

  private JsonObject promptText(Manifest.PromptTool tool, JsonObject arguments) {
    PromptResult result = prompts.get(tool.prompt(), strings(arguments));
    Optional<JsonObject> structured = tool.structured()
        .map(member -> JsonObject.builder().put(member, CompiledPrompt.text(result)).build());
    Json content = Json.array(result.messages().stream().map(PromptMessage::content).toList());
    return ToolResults.json(new ToolResult(content.asArray().orElseThrow(), structured, false));
  }

  private static Map<String, String> strings(JsonObject arguments) {
    Map<String, String> strings = new LinkedHashMap<>();
    arguments.members().forEach((name, value) -> strings.put(name, value.asString().orElseThrow(() ->
        new InvalidArgumentsException(List.of(name + ": expected a string, got " + value.describe())))));
    return strings;
  }

  private RpcException unknown(String name) {
    List<String> names = surface.items(ListKind.TOOLS).stream().flatMap(tool -> tool.string("name").stream()).toList();
    return RpcErrors.invalidParams("unknown tool `" + name + "`" + new ClosestNames(names).hint(name));
  }

  private static RpcException notChosen(ToolEntry tool) {
    String group = tool.group().map(id -> "; start the server with `--groups " + id + "` to have it").orElse("");
    return RpcErrors.invalidParams("tool `" + tool.name() + "` is not among those that this server serves" + group);
  }
}
