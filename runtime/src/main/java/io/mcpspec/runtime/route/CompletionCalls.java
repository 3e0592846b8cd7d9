package io.mcpspec.runtime.route;

import io.mcpspec.runtime.completion.CompletionEntry;
import io.mcpspec.runtime.completion.CompletionResult;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.rpc.Params;
import io.mcpspec.runtime.rpc.RpcErrors;
import io.mcpspec.runtime.server.CallKind;
import io.mcpspec.runtime.server.ServerDefinition;
import io.mcpspec.runtime.surface.Manifest;
import io.mcpspec.runtime.text.Quoted;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Routes {@code completion/complete}. */
record CompletionCalls(Manifest manifest, ServerDefinition definition) implements Router {

  @Override
  public Route route(JsonObject params) {
    String reference = reference(Params.object(params, "ref"));
    JsonObject argument = Params.object(params, "argument");
    String name = Params.text("argument.", argument, "name");
    String typed = Params.text("argument.", argument, "value");
    Map<String, String> others =
        Params.strings("context.arguments", Params.object("context.", Params.object(params, "context"), "arguments"));
    Optional<CompletionEntry> entry = definition.completions().stream()
        .filter(completion -> completion.reference().equals(reference) && completion.argument().equals(name))
        .findFirst();
    if (entry.isPresent()) {
      return new Route(CallKind.COMPLETION, reference, argument, false,
          call -> entry.get().function().complete(typed, others, call.context()).toJson());
    }
    return new Route(CallKind.COMPLETION, reference, argument, true,
        call -> fixed(reference, name, typed).toJson());
  }

  private CompletionResult fixed(String reference, String argument, String typed) {
    List<String> values = manifest.completions().stream()
        .filter(completion -> completion.reference().equals(reference) && completion.argument().equals(argument))
        .flatMap(completion -> completion.values().stream())
        .filter(value -> value.startsWith(typed))
        .toList();
    return new CompletionResult(values);
  }

  private String reference(JsonObject ref) {
    String type = Params.text("ref.", ref, "type");
    if (type.equals("ref/prompt")) {
      String name = Params.text("ref.", ref, "name");
      if (manifest.prompts().stream().noneMatch(prompt -> prompt.isNamed(name))) {
        throw RpcErrors.invalidParams("ref.name: unknown prompt " + Quoted.of(name));
      }
      return "prompt:" + name;
    }
    if (type.equals("ref/resource")) {
      return "resource:" + Params.text("ref.", ref, "uri");
    }
    throw RpcErrors.invalidParams("ref.type: expected `ref/prompt` or `ref/resource`, got " + Quoted.of(type));
  }
}
