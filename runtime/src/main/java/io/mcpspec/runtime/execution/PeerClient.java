package io.mcpspec.runtime.execution;

import io.mcpspec.runtime.call.Cancellation;
import io.mcpspec.runtime.call.Client;
import io.mcpspec.runtime.call.ClientUnavailableException;
import io.mcpspec.runtime.call.LogLevel;
import io.mcpspec.runtime.json.JsonObject;
import java.util.function.Supplier;

/** Lets a handler talk to the client, within what the client declared. */
record PeerClient(Peer peer, JsonObject capabilities, Supplier<LogLevel> lowest, Cancellation cancellation)
    implements Client {

  @Override
  public void log(LogLevel level, String message) {
    if (level.compareTo(lowest.get()) >= 0) {
      peer.notify("notifications/message", JsonObject.builder()
          .put("level", level.wireName())
          .put("data", message)
          .build());
    }
  }

  @Override
  public JsonObject elicit(JsonObject params) {
    return request("elicitation", "elicitation/create", params);
  }

  @Override
  public JsonObject sample(JsonObject params) {
    return request("sampling", "sampling/createMessage", params);
  }

  private JsonObject request(String capability, String method, JsonObject params) {
    if (capabilities.get(capability).isEmpty()) {
      throw new ClientUnavailableException(capability);
    }
    return peer.request(method, params, cancellation);
  }
}
