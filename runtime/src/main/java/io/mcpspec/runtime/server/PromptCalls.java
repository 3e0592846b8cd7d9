package io.mcpspec.runtime.server;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.prompt.PromptEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Routes {@code prompts/get}. */
record PromptCalls(Manifest manifest, ServerDefinition definition, CompiledPrompts prompts) implements Router {

  @Override
  public Route route(JsonObject params) {
    String name = Params.text(params, "name");
    Manifest.Prompt prompt = manifest.prompt(name).orElseThrow(() -> unknown(name));
    JsonObject arguments = Params.object(params, "arguments");
    Map<String, String> strings = Params.strings("arguments", arguments);
    checkNames(prompt, strings);
    if (prompt.hasHandler()) {
      PromptEntry entry = entry(name);
      return Route.handler(CallKind.PROMPT, name, arguments,
          call -> entry.function().get(call.arguments(), call.context()).toJson());
    }
    return Route.compiled(CallKind.PROMPT, name, arguments,
        call -> prompts.get(name, Params.strings("arguments", call.arguments())).toJson());
  }

  private static void checkNames(Manifest.Prompt prompt, Map<String, String> given) {
    List<String> problems = new ArrayList<>();
    List<String> known = prompt.arguments().stream().map(Manifest.Argument::name).toList();
    for (Manifest.Argument argument : prompt.arguments()) {
      if (argument.required() && !given.containsKey(argument.name())) {
        problems.add("argument `" + argument.name() + "` is required");
      }
    }
    for (String name : given.keySet()) {
      if (!known.contains(name)) {
        problems.add("unknown argument `" + name + "`" + new ClosestNames(known).hint(name));
      }
    }
    if (!problems.isEmpty()) {
      throw RpcErrors.invalidParams("prompt `" + prompt.name() + "`: " + String.join("; ", problems));
    }
  }

  private RpcException unknown(String name) {
    List<String> names = manifest.prompts().stream().map(Manifest.Prompt::name).toList();
    return RpcErrors.invalidParams("unknown prompt `" + name + "`" + new ClosestNames(names).hint(name));
  }

  private PromptEntry entry(String name) {
    return definition.prompts().stream()
        .filter(prompt -> prompt.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new RpcException(RpcErrors.INTERNAL_ERROR, "prompt `" + name + "` has no handler"));
  }
}
