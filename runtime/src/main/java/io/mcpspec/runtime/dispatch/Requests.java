package io.mcpspec.runtime.dispatch;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.protocol.Exchange;
import io.mcpspec.runtime.rpc.Outbox;
import io.mcpspec.runtime.rpc.Params;
import io.mcpspec.runtime.rpc.RpcErrors;
import io.mcpspec.runtime.rpc.RpcException;
import io.mcpspec.runtime.server.CallKind;
import io.mcpspec.runtime.surface.ListKind;
import io.mcpspec.runtime.text.Quoted;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * Answers a client's requests, each in the protocol of MCP that it is made in: those of the protocol itself from data
 * made at build time, calls through {@link Calls}.
 */
final class Requests {

  private final McpServer server;
  private final ClientSession session;
  private final Calls calls;
  private final Outbox outbox;
  private Protocol handshake;
  private Protocol stateless;

  Requests(McpServer server, ClientSession session, Calls calls, Outbox outbox) {
    this.server = server;
    this.session = session;
    this.calls = calls;
    this.outbox = outbox;
  }

  /**
   * @return the result as JSON text; empty when it comes later
   * @throws RpcException the error to answer with
   */
  Optional<byte[]> requested(Json id, String method, JsonObject params) {
    Protocol protocol = StatelessProtocol.speaks(method, params) ? stateless() : handshake();
    Exchange exchange = protocol.exchange(method, params);
    Optional<ListKind> list = ListKind.ofMethod(method);
    if (list.isPresent()) {
      return Optional.of(exchange.list(list(list.get(), method, params, protocol)));
    }
    Optional<JsonObject> result = protocol.has(method)
        ? protocol.answer(id, method, params)
        : calls.request(id, kind(method, protocol), params, exchange);
    return result.isPresent() ? Optional.of(utf8(result.get())) : Optional.empty();
  }

  /** Takes a notification; those that mean nothing here are ignored, as JSON-RPC asks. */
  void notified(String method, JsonObject params) {
    if (method.equals("notifications/cancelled")) {
      params.get("requestId").ifPresent(session::cancel);
    }
  }

  private Protocol stateless() {
    if (stateless == null) {
      stateless = new StatelessProtocol(server, session, outbox);
    }
    return stateless;
  }

  private Protocol handshake() {
    if (handshake == null) {
      handshake = new HandshakeProtocol(server, session);
    }
    return handshake;
  }

  private byte[] list(ListKind kind, String method, JsonObject params, Protocol protocol) {
    Optional<byte[]> result = server.surface().result(kind);
    if (result.isEmpty()) {
      throw notServed(method, protocol);
    }
    Optional<String> cursor = Params.optionalText(params, "cursor");
    if (cursor.isPresent()) {
      throw RpcErrors.invalidParams("cursor: unknown cursor " + Quoted.of(cursor.get()) + "; the list has one page");
    }
    return result.get();
  }

  private CallKind kind(String method, Protocol protocol) {
    CallKind kind = Arrays.stream(CallKind.values())
        .filter(candidate -> candidate.method().equals(method))
        .findFirst()
        .orElseThrow(() -> notServed(method, protocol));
    if (server.manifest().capabilities().get(kind.capability()).isEmpty()) {
      throw notServed(method, protocol);
    }
    return kind;
  }

  private static RpcException notServed(String method, Protocol protocol) {
    return new RpcException(
        RpcErrors.METHOD_NOT_FOUND, "method " + Quoted.of(method) + " is not served" + protocol.inVersion());
  }

  private static byte[] utf8(JsonObject json) {
    return json.toJson().getBytes(StandardCharsets.UTF_8);
  }
}
