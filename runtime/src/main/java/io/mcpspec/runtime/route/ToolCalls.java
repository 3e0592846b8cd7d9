package io.mcpspec.runtime.route;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.rpc.Params;
import io.mcpspec.runtime.rpc.RpcErrors;
import io.mcpspec.runtime.rpc.RpcException;
import io.mcpspec.runtime.server.CallKind;
import io.mcpspec.runtime.surface.ListKind;
import io.mcpspec.runtime.surface.Manifest;
import io.mcpspec.runtime.surface.Surface;
import io.mcpspec.runtime.text.ClosestNames;
import io.mcpspec.runtime.text.Quoted;
import io.mcpspec.runtime.tool.ToolEntry;
import java.util.List;
import java.util.Optional;

/** Routes {@code tools/call}. */
record ToolCalls(Surface surface, PromptSource prompts) implements Router {

  @Override
  public Route route(JsonObject params) {
    String asked = Params.text(params, "name");
    String name = surface.manifest().olderNames().getOrDefault(asked, asked);
    JsonObject arguments = Params.object(params, "arguments");
    Optional<Manifest.PromptTool> promptTool = surface.manifest().promptTools().stream()
        .filter(tool -> tool.tool().equals(name))
        .findFirst();
    if (promptTool.isPresent() && !surface.isChosen(name)) {
      throw notChosen(name, Optional.empty());
    }
    if (promptTool.isPresent()) {
      Manifest.Prompt prompt = surface.manifest().prompt(promptTool.get().prompt());
      return new Route(
          CallKind.TOOL, name, arguments, !prompt.hasHandler(), new PromptToolCall(prompt, prompts)::answer);
    }
    ToolEntry entry = surface.tool(name).orElseThrow(() -> unknown(name));
    if (!surface.isChosen(name)) {
      throw notChosen(name, entry.group());
    }
    return new Route(CallKind.TOOL, name, entry.effect(), arguments, false,
        call -> entry.function().call(call.arguments(), call.context()).toJson());
  }

  private RpcException unknown(String name) {
    List<String> names = surface.items(ListKind.TOOLS).stream().flatMap(tool -> tool.string("name").stream()).toList();
    return RpcErrors.invalidParams("unknown tool " + Quoted.of(name) + new ClosestNames(names).hint(name));
  }

  private static RpcException notChosen(String tool, Optional<String> groupId) {
    String group = groupId.map(id -> "; start the server with `--groups " + id + "` to have it").orElse("");
    return RpcErrors.invalidParams("tool `" + tool + "` is not among those that this server serves" + group);
  }
}
