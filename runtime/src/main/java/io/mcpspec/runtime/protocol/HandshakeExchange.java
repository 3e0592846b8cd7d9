package io.mcpspec.runtime.protocol;

import io.mcpspec.runtime.call.Cancellation;
import io.mcpspec.runtime.intercept.Failures;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.route.Route;
import java.util.Optional;

/**
 * A client that introduced itself by {@code initialize}, or will.
 *
 * @param client what it said
 * @param logs whether log lines are sent at all
 * @param lowest the lowest log level that it wants; it may change while a call runs
 */
public record HandshakeExchange(ClientInfo client, boolean logs, LowestLevel lowest) implements Exchange {

  @Override
  public HandlerClient client(Route route, Peer peer, Cancellation cancellation) {
    ClientLog lines = new ClientLog(peer, () -> logs ? Optional.of(lowest.get()) : Optional.empty());
    return new HandlerClient(new HandshakeClient(peer, client, lines, cancellation), () -> {});
  }

  @Override
  public byte[] list(byte[] result) {
    return result;
  }

  @Override
  public JsonObject result(Route route, JsonObject result) {
    return result;
  }

  @Override
  public JsonObject failure(Route route, RuntimeException failure) {
    return Failures.answer(route.kind(), route.target(), failure);
  }
}
