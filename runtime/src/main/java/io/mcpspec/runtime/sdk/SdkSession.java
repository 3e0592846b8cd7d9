package io.mcpspec.runtime.sdk;

import io.mcpspec.runtime.execution.HandlerSession;
import io.mcpspec.runtime.execution.RunningCall;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.rpc.Outbox;
import io.mcpspec.runtime.server.CallKind;
import io.modelcontextprotocol.server.McpNotificationHandler;
import io.modelcontextprotocol.server.McpRequestHandler;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpServerSession;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

/**
 * A session of the MCP SDK. It keeps the session's state and matches the client's answers with what handlers asked.
 * Parameters and results pass through it as they are, in our own JSON: no mapper is needed on the way.
 */
final class SdkSession implements HandlerSession {

  private static final Logger LOG = LoggerFactory.getLogger(SdkSession.class);

  /** A person may have to answer; the deadline of the call ends the waiting earlier. */
  private static final Duration CLIENT_ANSWER = Duration.ofMinutes(10);

  private final McpServerSession session;
  private final SdkTransport transport;
  private final SdkPeer peer;

  private SdkSession(McpServerSession session, SdkTransport transport) {
    this.session = session;
    this.transport = transport;
    this.peer = new SdkPeer(session);
  }

  static SdkSession open(String sessionId, Outbox outbox) {
    SdkTransport transport = new SdkTransport(outbox);
    CallHandler handler = new CallHandler();
    Map<String, McpRequestHandler<?>> requests = new LinkedHashMap<>();
    for (CallKind kind : CallKind.values()) {
      requests.put(kind.method(), handler);
    }
    Map<String, McpNotificationHandler> notifications = new LinkedHashMap<>();
    notifications.put(McpSchema.METHOD_NOTIFICATION_INITIALIZED, (exchange, params) -> Mono.empty());
    // The id of a session also begins the ids of its requests, so it must never repeat.
    McpServerSession session = new McpServerSession(
        sessionId + UUID.randomUUID(), CLIENT_ANSWER, transport, request -> Mono.empty(), requests, notifications);
    SdkSession opened = new SdkSession(session, transport);
    handler.answersFrom(opened.peer);
    opened.initialize();
    return opened;
  }

  /**
   * The client has initialised with us long ago: the SDK's session learns it now. Name and capabilities stay with us,
   * since the SDK refuses empty ones and looks at what it is told only in calls that we do not make.
   */
  private void initialize() {
    session.init(
        McpSchema.ClientCapabilities.builder().build(),
        McpSchema.Implementation.builder("client", "unknown").build());
    handle(new McpSchema.JSONRPCNotification(McpSchema.METHOD_NOTIFICATION_INITIALIZED));
  }

  @Override
  public void submit(RunningCall call) {
    handle(new McpSchema.JSONRPCRequest(call.method(), transport.await(call), call));
  }

  @Override
  public void receive(JsonObject response) {
    Optional<String> id = response.string("id");
    if (id.isEmpty() || !id.get().startsWith(session.getId())) {
      return; // ids of our requests begin so: this answers none of them
    }
    handle(response.object("error")
        .map(error -> McpSchema.JSONRPCResponse.error(id.get(), error(error)))
        .orElseGet(() -> McpSchema.JSONRPCResponse.result(
            id.get(), response.get("result").orElse(Json.nullValue()))));
  }

  private void handle(McpSchema.JSONRPCMessage message) {
    session.handle(message).subscribe(nothing -> {}, failure -> LOG.error("session failed", failure));
  }

  private static McpSchema.JSONRPCResponse.JSONRPCError error(JsonObject error) {
    return new McpSchema.JSONRPCResponse.JSONRPCError(
        RpcErrorFields.code(error), error.string("message").orElse("the client gave no message"));
  }
}
