package io.mcpspec.runtime.install.archive;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.Rehearsal;
import io.mcpspec.runtime.surface.Manifest;
import java.util.ArrayList;
import java.util.List;

/** What a client says to a server when it starts it, line by line, and some calls. */
final class FirstSession {

  private static final JsonObject CLIENT =
      JsonObject.builder().put("name", "mcp-spec-install").put("version", "1").build();

  private final List<String> lines = new ArrayList<>();
  private int requests;

  FirstSession(Manifest manifest, List<Rehearsal.ToolCall> calls) {
    request("initialize", JsonObject.builder()
        .put("protocolVersion", "2025-11-25")
        .put("capabilities", JsonObject.EMPTY)
        .put("clientInfo", CLIENT)
        .build());
    lines.add(JsonObject.builder()
        .put("jsonrpc", "2.0").put("method", "notifications/initialized").build().toJson());
    lists(manifest);
    manifest.resources().stream()
        .filter(resource -> resource.file().isPresent() || resource.part().isPresent())
        .limit(1)
        .forEach(resource -> request("resources/read", JsonObject.builder().put("uri", resource.uri()).build()));
    manifest.promptTools().forEach(tool -> call(new Rehearsal.ToolCall(tool.tool(), JsonObject.EMPTY)));
    calls.forEach(this::call);
  }

  /** What to write to the server's standard input. */
  String text() {
    return String.join("\n", lines) + "\n";
  }

  /** How many answers must come. */
  int requests() {
    return requests;
  }

  private void lists(Manifest manifest) {
    JsonObject capabilities = manifest.capabilities();
    capabilities.object("tools").ifPresent(has -> request("tools/list", JsonObject.EMPTY));
    capabilities.object("prompts").ifPresent(has -> request("prompts/list", JsonObject.EMPTY));
    capabilities.object("resources").ifPresent(has -> {
      request("resources/list", JsonObject.EMPTY);
      request("resources/templates/list", JsonObject.EMPTY);
    });
  }

  private void call(Rehearsal.ToolCall call) {
    request("tools/call",
        JsonObject.builder().put("name", call.tool()).put("arguments", call.arguments()).build());
  }

  private void request(String method, JsonObject params) {
    lines.add(JsonObject.builder()
        .put("jsonrpc", "2.0")
        .put("id", Json.of(++requests))
        .put("method", method)
        .put("params", params)
        .build()
        .toJson());
  }
}
