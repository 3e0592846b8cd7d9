package io.mcpspec.runtime.route;

import io.mcpspec.runtime.decode.InvalidArgumentsException;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.prompt.CompiledPrompt;
import io.mcpspec.runtime.resource.ResourceEntry;
import io.mcpspec.runtime.resource.ResourceFunction;
import io.mcpspec.runtime.resource.ResourceNotFoundException;
import io.mcpspec.runtime.resource.ResourceResult;
import io.mcpspec.runtime.resource.ResourceTemplateEntry;
import io.mcpspec.runtime.resource.UriTemplate;
import io.mcpspec.runtime.rpc.Params;
import io.mcpspec.runtime.rpc.RpcErrors;
import io.mcpspec.runtime.rpc.RpcException;
import io.mcpspec.runtime.server.CallKind;
import io.mcpspec.runtime.server.ServerDefinition;
import io.mcpspec.runtime.surface.Manifest;
import io.mcpspec.runtime.surface.SurfaceFiles;
import io.mcpspec.runtime.text.ClosestNames;
import io.mcpspec.runtime.text.Quoted;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Routes {@code resources/read}. */
record ResourceCalls(Manifest manifest, ServerDefinition definition, PromptSource prompts, SurfaceFiles files)
    implements Router {

  @Override
  public Route route(JsonObject params) {
    String uri = Params.text(params, "uri");
    for (Manifest.Resource resource : manifest.resources()) {
      if (resource.uri().equals(uri)) {
        return resource(resource);
      }
    }
    return manifest.resourceTemplates().stream()
        .flatMap(template -> template(template, uri).stream())
        .findFirst()
        .orElseGet(() -> compiled(uri, () -> unknown(uri)));
  }

  private Route resource(Manifest.Resource resource) {
    String uri = resource.uri();
    if (resource.file().isPresent()) {
      return compiled(uri, () -> file(resource, resource.file().get()));
    }
    return resource.part().isPresent()
        ? compiled(uri, () -> part(resource, resource.part().get()))
        : handler(uri, resourceHandler(uri), Map.of());
  }

  private JsonObject part(Manifest.Resource resource, Manifest.PromptPart part) {
    try {
      String text = prompts.content(manifest.prompt(part.prompt()), part.section());
      return ResourceResult.text(resource.uri(), resource.mimeType().orElse("text/markdown"), text).toJson();
    } catch (InvalidArgumentsException e) {
      throw notFound(resource.uri(), e);
    }
  }

  private static ResourceNotFoundException notFound(String uri, InvalidArgumentsException why) {
    return new ResourceNotFoundException("no resource " + Quoted.of(uri) + ": " + why.getMessage());
  }

  private Optional<Route> template(Manifest.ResourceTemplate template, String uri) {
    return new UriTemplate(template.uriTemplate()).match(uri).map(variables -> template.prompt()
        .map(id -> promptText(uri, manifest.prompt(id), variables))
        .orElseGet(() -> handler(uri, templateHandler(template.uriTemplate()), variables)));
  }

  private Route promptText(String uri, Manifest.Prompt prompt, Map<String, String> variables) {
    return new Route(CallKind.RESOURCE, uri, JsonObject.EMPTY, !prompt.hasHandler(), call -> {
      try {
        String text = CompiledPrompt.text(prompts.get(prompt, variables, call.context()).result());
        return ResourceResult.text(uri, "text/markdown", text).toJson();
      } catch (InvalidArgumentsException e) {
        throw notFound(uri, e);
      }
    });
  }

  private JsonObject file(Manifest.Resource resource, String file) {
    JsonObject.Builder content = JsonObject.builder()
        .put("uri", resource.uri())
        .put("mimeType", resource.mimeType().map(Json::of));
    if (resource.blob()) {
      content.put("blob", Base64.getEncoder().encodeToString(files.bytes(file).orElseThrow()));
    } else {
      content.put("text", files.required(file));
    }
    return new ResourceResult(List.of(content.build())).toJson();
  }

  private JsonObject unknown(String uri) {
    List<String> known = manifest.resources().stream().map(Manifest.Resource::uri).toList();
    throw new ResourceNotFoundException("no resource " + Quoted.of(uri) + new ClosestNames(known).hint(uri));
  }

  private ResourceFunction resourceHandler(String uri) {
    return definition.resources().stream()
        .filter(entry -> entry.uri().equals(uri))
        .map(ResourceEntry::function)
        .findFirst()
        .orElseThrow(() -> new RpcException(RpcErrors.INTERNAL_ERROR, "resource `" + uri + "` has no handler"));
  }

  private ResourceFunction templateHandler(String template) {
    return definition.resourceTemplates().stream()
        .filter(entry -> entry.uriTemplate().equals(template))
        .map(ResourceTemplateEntry::function)
        .findFirst()
        .orElseThrow(() -> new RpcException(RpcErrors.INTERNAL_ERROR, "resources `" + template + "` have no handler"));
  }

  private static Route compiled(String uri, Answer answer) {
    return new Route(CallKind.RESOURCE, uri, JsonObject.EMPTY, true, call -> answer.get());
  }

  private static Route handler(String uri, ResourceFunction function, Map<String, String> variables) {
    return new Route(CallKind.RESOURCE, uri, JsonObject.EMPTY, false,
        call -> function.read(uri, variables, call.context()).toJson());
  }

  /** What answers without looking at the call. */
  private interface Answer {
    JsonObject get();
  }
}
