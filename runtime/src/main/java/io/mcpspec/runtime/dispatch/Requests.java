package io.mcpspec.runtime.dispatch;

import io.mcpspec.runtime.call.LogLevel;
import io.mcpspec.runtime.execution.ClientInfo;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.rpc.Params;
import io.mcpspec.runtime.rpc.RpcErrors;
import io.mcpspec.runtime.rpc.RpcException;
import io.mcpspec.runtime.server.CallKind;
import io.mcpspec.runtime.surface.ListKind;
import io.mcpspec.runtime.surface.Manifest;
import io.mcpspec.runtime.text.ClosestNames;
import io.mcpspec.runtime.text.Quoted;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Answers a client's requests: the protocol's own from data made at build time, calls through {@link Calls}. */
final class Requests {

  private static final byte[] EMPTY_RESULT = utf8(JsonObject.EMPTY);

  private final McpServer server;
  private final ClientSession session;
  private final Calls calls;

  Requests(McpServer server, ClientSession session, Calls calls) {
    this.server = server;
    this.session = session;
    this.calls = calls;
  }

  /**
   * @return the result as JSON text; empty when a handler will answer
   * @throws RpcException the error to answer with
   */
  Optional<byte[]> requested(Json id, String method, JsonObject params) {
    Optional<ListKind> list = ListKind.ofMethod(method);
    if (list.isPresent()) {
      return Optional.of(list(list.get(), method, params));
    }
    return switch (method) {
      case "ping" -> Optional.of(EMPTY_RESULT);
      case "initialize" -> Optional.of(initialize(params));
      case "logging/setLevel" -> Optional.of(setLevel(params));
      default -> calls.request(id, kind(method), params).map(Requests::utf8);
    };
  }

  /** Takes a notification; those that mean nothing here are ignored, as JSON-RPC asks. */
  void notified(String method, JsonObject params) {
    if (method.equals("notifications/cancelled")) {
      params.get("requestId").ifPresent(session.running()::cancel);
    }
  }

  private byte[] initialize(JsonObject params) {
    ClientInfo client = ClientInfo.of(params);
    session.initialized(client);
    Manifest manifest = server.manifest();
    return utf8(JsonObject.builder()
        .put("protocolVersion", client.protocolVersion())
        .put("capabilities", manifest.capabilities())
        .put("serverInfo", manifest.serverInfo())
        .put("instructions", manifest.instructions())
        .build());
  }

  private byte[] list(ListKind kind, String method, JsonObject params) {
    Optional<byte[]> result = server.surface().result(kind);
    if (result.isEmpty()) {
      throw notServed(method);
    }
    Optional<String> cursor = Params.optionalText(params, "cursor");
    if (cursor.isPresent()) {
      throw RpcErrors.invalidParams("cursor: unknown cursor " + Quoted.of(cursor.get()) + "; the list has one page");
    }
    return result.get();
  }

  private byte[] setLevel(JsonObject params) {
    if (server.manifest().capabilities().get("logging").isEmpty()) {
      throw notServed("logging/setLevel");
    }
    String name = Params.text(params, "level");
    List<String> known = Arrays.stream(LogLevel.values()).map(LogLevel::wireName).toList();
    if (!known.contains(name)) {
      throw RpcErrors.invalidParams(
          "level: expected one of " + new ClosestNames(known).all() + ", got " + Quoted.of(name));
    }
    session.setLogLevel(LogLevel.values()[known.indexOf(name)]);
    return EMPTY_RESULT;
  }

  private CallKind kind(String method) {
    CallKind kind = Arrays.stream(CallKind.values())
        .filter(candidate -> candidate.method().equals(method))
        .findFirst()
        .orElseThrow(() -> notServed(method));
    if (server.manifest().capabilities().get(kind.capability()).isEmpty()) {
      throw notServed(method);
    }
    return kind;
  }

  private static RpcException notServed(String method) {
    return new RpcException(RpcErrors.METHOD_NOT_FOUND, "method " + Quoted.of(method) + " is not served");
  }

  private static byte[] utf8(JsonObject json) {
    return json.toJson().getBytes(StandardCharsets.UTF_8);
  }
}
