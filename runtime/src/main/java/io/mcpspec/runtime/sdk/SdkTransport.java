package io.mcpspec.runtime.sdk;

import io.mcpspec.runtime.execution.RunningCall;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.rpc.Outbox;
import io.mcpspec.runtime.rpc.RpcException;
import io.mcpspec.runtime.rpc.RpcMessages;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpServerTransport;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import reactor.core.publisher.Mono;

/**
 * Takes the SDK's messages to the client. The SDK sees ids of our own making, since it does not carry every id that
 * JSON-RPC allows; the client sees its own again.
 */
final class SdkTransport implements McpServerTransport {

  private final Outbox outbox;
  private final AtomicLong lastId = new AtomicLong();
  private final Map<Object, RunningCall> waiting = new ConcurrentHashMap<>();

  SdkTransport(Outbox outbox) {
    this.outbox = outbox;
  }

  /**
   * @return the id that the SDK will answer the call under
   */
  Object await(RunningCall call) {
    Long id = lastId.incrementAndGet();
    waiting.put(id, call);
    call.onCancel(() -> waiting.remove(id));
    return id;
  }

  @Override
  public Mono<Void> sendMessage(McpSchema.JSONRPCMessage message) {
    return Mono.fromRunnable(() -> send(message));
  }

  private void send(McpSchema.JSONRPCMessage message) {
    if (message instanceof McpSchema.JSONRPCResponse response) {
      answer(response);
    } else if (message instanceof McpSchema.JSONRPCRequest request) {
      outbox.send(RpcMessages.request(request.id().toString(), request.method(), (JsonObject) request.params()));
    } else if (message instanceof McpSchema.JSONRPCNotification notification) {
      outbox.send(RpcMessages.notification(notification.method(), (JsonObject) notification.params()));
    }
  }

  private void answer(McpSchema.JSONRPCResponse response) {
    RunningCall call = waiting.remove(response.id());
    if (call == null) {
      return; // cancelled in the meantime
    }
    McpSchema.JSONRPCResponse.JSONRPCError error = response.error();
    if (error == null) {
      outbox.answer(RpcMessages.result(call.id(), (JsonObject) response.result()));
    } else {
      RpcException answer = new RpcException(error.code(), error.message(), data(error));
      outbox.fail(RpcMessages.error(call.id(), answer), answer.code());
    }
    call.sent();
  }

  /** Our own errors carry our JSON; what the SDK adds to others is text about its classes, and stays here. */
  private static Optional<Json> data(McpSchema.JSONRPCResponse.JSONRPCError error) {
    return error.data() instanceof Json json ? Optional.of(json) : Optional.empty();
  }

  /** The SDK only asks for the results of our own requests, and they are our JSON already. */
  @Override
  public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
    @SuppressWarnings("unchecked")
    T json = (T) data;
    return json;
  }

  @Override
  public Mono<Void> closeGracefully() {
    return Mono.empty();
  }
}
