package io.mcpspec.runtime.install.archive;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.protocol.RequestMeta;
import io.mcpspec.runtime.surface.Manifest;
import java.util.ArrayList;
import java.util.List;

/**
 * What clients say to a server when they start it, line by line, and some calls: one that introduces itself, and one of
 * MCP 2026-07-28, whose requests stand for themselves.
 */
final class FirstSession {

  private static final JsonObject CLIENT =
      JsonObject.builder().put("name", "mcp-spec-install").put("version", "1").build();

  private final List<String> lines = new ArrayList<>();
  private int requests;

  FirstSession(Manifest manifest, List<HandlerCall> calls) {
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
    manifest.promptTools().stream()
        .filter(tool -> !manifest.prompt(tool.prompt()).hasHandler())
        .forEach(tool -> request("tools/call", JsonObject.builder().put("name", tool.tool()).build()));
    calls.forEach(call -> request(call.method(), call.params()));
    stateless("server/discover", JsonObject.EMPTY);
    manifest.capabilities().object("tools").ifPresent(has -> stateless("tools/list", JsonObject.EMPTY));
    calls.stream().limit(1).forEach(call -> stateless(call.method(), call.params()));
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

  private void stateless(String method, JsonObject params) {
    JsonObject.Builder all = JsonObject.builder();
    params.members().forEach(all::put);
    request(method, all.put("_meta", JsonObject.builder()
        .put(RequestMeta.VERSION, "2026-07-28")
        .put(RequestMeta.CAPABILITIES, JsonObject.EMPTY)
        .build()).build());
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
