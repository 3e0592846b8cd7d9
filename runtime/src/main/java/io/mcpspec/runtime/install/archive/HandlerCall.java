package io.mcpspec.runtime.install.archive;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.Rehearsal;
import io.mcpspec.runtime.surface.Manifest;
import java.util.Optional;
import java.util.stream.Stream;

/** A request that a handler would answer. */
record HandlerCall(String method, JsonObject params) {

  private static final String CALL = "tools/call";

  static HandlerCall of(Rehearsal.ToolCall call) {
    return new HandlerCall(CALL,
        JsonObject.builder().put("name", call.tool()).put("arguments", call.arguments()).build());
  }

  /** One that the server answers when nothing is chosen; empty where none needs a handler. */
  static Optional<HandlerCall> of(Manifest manifest) {
    return Stream.of(tool(manifest), resource(manifest), prompt(manifest)).flatMap(Optional::stream).findFirst();
  }

  private static Optional<HandlerCall> tool(Manifest manifest) {
    return manifest.tools().stream()
        .filter(tool -> tool.group().isEmpty() || manifest.groups().stream()
            .anyMatch(group -> group.byDefault() && group.id().equals(tool.group().get())))
        .filter(tool -> manifest.promptTools().stream().noneMatch(other -> other.tool().equals(tool.name())))
        .findFirst()
        .map(tool -> new HandlerCall(CALL, named("name", tool.name())));
  }

  private static Optional<HandlerCall> resource(Manifest manifest) {
    return manifest.resources().stream()
        .filter(resource -> resource.file().isEmpty() && resource.part().isEmpty())
        .findFirst()
        .map(resource -> new HandlerCall("resources/read", named("uri", resource.uri())));
  }

  private static Optional<HandlerCall> prompt(Manifest manifest) {
    return manifest.prompts().stream()
        .filter(prompt -> prompt.hasHandler() && prompt.name().isPresent())
        .filter(prompt -> prompt.arguments().stream().noneMatch(Manifest.Argument::required))
        .findFirst()
        .map(prompt -> new HandlerCall("prompts/get", named("name", prompt.name().get())));
  }

  private static JsonObject named(String member, String value) {
    return JsonObject.builder().put(member, value).build();
  }
}
