package io.mcpspec.runtime.route;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.rpc.Params;
import io.mcpspec.runtime.rpc.RpcErrors;
import io.mcpspec.runtime.rpc.RpcException;
import io.mcpspec.runtime.server.CallKind;
import io.mcpspec.runtime.surface.Manifest;
import io.mcpspec.runtime.text.ClosestNames;
import io.mcpspec.runtime.text.Quoted;
import java.util.List;

/** Routes {@code prompts/get}. */
record PromptCalls(Manifest manifest, PromptSource prompts) implements Router {

  @Override
  public Route route(JsonObject params) {
    String name = Params.text(params, "name");
    Manifest.Prompt prompt = manifest.prompts().stream()
        .filter(candidate -> candidate.isNamed(name))
        .findFirst()
        .orElseThrow(() -> unknown(name));
    JsonObject arguments = Params.object(params, "arguments");
    // Clients without a form for it send the release beside the prompt's own arguments.
    PromptArguments checked = PromptArguments.check(prompt, List.of(PromptSource.RELEASE), arguments);
    if (!checked.problems().isEmpty()) {
      throw RpcErrors.invalidParams("prompt `" + name + "`: " + String.join("; ", checked.problems()));
    }
    return new Route(CallKind.PROMPT, name, arguments, !prompt.hasHandler(),
        call -> prompts.get(prompt, checked.values(), call.context()).result().toJson());
  }

  private RpcException unknown(String name) {
    List<String> names = manifest.prompts().stream().flatMap(prompt -> prompt.name().stream()).toList();
    return RpcErrors.invalidParams("unknown prompt " + Quoted.of(name) + new ClosestNames(names).hint(name));
  }
}
