package io.mcpspec.runtime.sdk;

import io.mcpspec.runtime.call.Cancellation;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.protocol.Peer;
import io.mcpspec.runtime.tool.ToolException;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpServerSession;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeoutException;

/** The client at the other end of an SDK session. */
record SdkPeer(McpServerSession session) implements Peer {

  @Override
  public void notify(String method, JsonObject params) {
    session.sendNotification(method, params).block();
  }

  @Override
  public JsonObject request(String method, JsonObject params, Cancellation cancellation) {
    CompletableFuture<JsonObject> answer = session.sendRequest(method, params, new TypeRef<JsonObject>() {}).toFuture();
    cancellation.onCancel(() -> answer.cancel(false));
    try {
      return answer.join();
    } catch (CompletionException e) {
      throw failure(method, e.getCause());
    }
  }

  private static ToolException failure(String method, Throwable cause) {
    if (cause instanceof McpError error && error.getJsonRpcError() != null) {
      return new ToolException("the client refused `" + method + "`: " + error.getJsonRpcError().message());
    }
    String why = cause instanceof TimeoutException ? "was not answered in time" : "could not be sent";
    return new ToolException("`" + method + "` " + why);
  }
}
