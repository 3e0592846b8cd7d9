package io.mcpspec.runtime.dispatch;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.protocol.ClientInfo;
import io.mcpspec.runtime.protocol.Exchange;
import io.mcpspec.runtime.protocol.HandshakeExchange;
import io.mcpspec.runtime.rpc.Params;
import io.mcpspec.runtime.rpc.RpcErrors;
import io.mcpspec.runtime.rpc.RpcException;
import io.mcpspec.runtime.surface.Manifest;
import java.util.Optional;

/** MCP until 2025-11-25: the client introduces itself by {@code initialize}, and what it said then holds. */
final class HandshakeProtocol implements Protocol {

  private static final String SUBSCRIBE = "resources/subscribe";
  private static final String UNSUBSCRIBE = "resources/unsubscribe";

  private final McpServer server;
  private final ClientSession session;

  HandshakeProtocol(McpServer server, ClientSession session) {
    this.server = server;
    this.session = session;
  }

  @Override
  public Exchange exchange(String method, JsonObject params) {
    return new HandshakeExchange(session.client(), server.logs(), session.lowest());
  }

  @Override
  public boolean has(String method) {
    return switch (method) {
      case "initialize", "ping" -> true;
      case "logging/setLevel" -> server.logs();
      case SUBSCRIBE, UNSUBSCRIBE -> server.tellsOfChangedResources();
      default -> false;
    };
  }

  @Override
  public Optional<JsonObject> answer(Json id, String method, JsonObject params) {
    return Optional.of(switch (method) {
      case "initialize" -> initialize(params);
      case "logging/setLevel" -> setLevel(params);
      case SUBSCRIBE -> subscribe(Params.text(params, "uri"));
      case UNSUBSCRIBE -> unsubscribe(Params.text(params, "uri"));
      default -> JsonObject.EMPTY;
    });
  }

  @Override
  public String inVersion() {
    return "";
  }

  private JsonObject initialize(JsonObject params) {
    ClientInfo client = ClientInfo.ofInitialize(params);
    session.initialized(client);
    Manifest manifest = server.manifest();
    return JsonObject.builder()
        .put("protocolVersion", client.protocolVersion())
        .put("capabilities", manifest.capabilities())
        .put("serverInfo", manifest.serverInfo())
        .put("instructions", manifest.instructions())
        .build();
  }

  private JsonObject setLevel(JsonObject params) {
    session.lowest().set(Params.logLevel("level", Params.text(params, "level")));
    return JsonObject.EMPTY;
  }

  private JsonObject subscribe(String uri) {
    if (session.id().isEmpty()) {
      throw new RpcException(RpcErrors.INVALID_REQUEST,
          SUBSCRIBE + ": there is no session in which changes could be told; start the server with `--http-sessions`");
    }
    session.subscriptions().watch(uri, server.updates());
    return JsonObject.EMPTY;
  }

  private JsonObject unsubscribe(String uri) {
    session.subscriptions().unwatch(uri);
    return JsonObject.EMPTY;
  }
}
