package io.mcpspec.runtime.execution;

import io.mcpspec.runtime.call.Cancellation;
import io.mcpspec.runtime.call.Progress;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.protocol.Peer;
import java.math.BigDecimal;
import java.util.Optional;

/** Sends progress to the client under the token that it gave; nothing after the call was cancelled. */
final class PeerProgress implements Progress {

  private final Peer peer;
  private final Json token;
  private final Cancellation cancellation;
  private double last = Double.NEGATIVE_INFINITY;

  PeerProgress(Peer peer, Json token, Cancellation cancellation) {
    this.peer = peer;
    this.token = token;
    this.cancellation = cancellation;
  }

  @Override
  public synchronized void report(double done, double total, String message) {
    if (done <= last || cancellation.isCancelled()) {
      return; // MCP wants progress to grow
    }
    last = done;
    Optional<Json> whole = total > 0 ? Optional.of(number(total)) : Optional.empty();
    peer.notify("notifications/progress", JsonObject.builder()
        .put("progressToken", token)
        .put("progress", number(done))
        .put("total", whole)
        .put("message", message)
        .build());
  }

  private static Json number(double value) {
    return Json.of(BigDecimal.valueOf(value));
  }
}
