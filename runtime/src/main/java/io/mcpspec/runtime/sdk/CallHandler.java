package io.mcpspec.runtime.sdk;

import io.mcpspec.runtime.execution.RunningCall;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.protocol.Peer;
import io.mcpspec.runtime.rpc.RpcException;
import io.modelcontextprotocol.server.McpAsyncServerExchange;
import io.modelcontextprotocol.server.McpRequestHandler;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import java.util.concurrent.CancellationException;
import reactor.core.publisher.Mono;

/** The SDK's way into our calls: the request's parameters are the call itself. */
final class CallHandler implements McpRequestHandler<JsonObject> {

  private Peer peer;

  void answersFrom(Peer client) {
    peer = client;
  }

  @Override
  public Mono<JsonObject> handle(McpAsyncServerExchange exchange, Object params) {
    return Mono.fromFuture(((RunningCall) params).start(peer), true)
        .onErrorResume(CancellationException.class, cancelled -> Mono.empty())
        .onErrorMap(RpcException.class, CallHandler::sdkError);
  }

  private static McpError sdkError(RpcException error) {
    return new McpError(new McpSchema.JSONRPCResponse.JSONRPCError(
        error.code(), error.getMessage(), error.data().orElse(null)));
  }
}
