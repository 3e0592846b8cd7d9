package io.mcpspec.runtime.protocol;

import io.mcpspec.runtime.call.LogLevel;
import io.mcpspec.runtime.json.JsonObject;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Sends log lines to the client.
 *
 * @param lowest the lowest level that the client wants; empty when it wants none at all
 */
record ClientLog(Peer peer, Supplier<Optional<LogLevel>> lowest) {

  void send(LogLevel level, String message) {
    if (lowest.get().filter(wanted -> level.compareTo(wanted) >= 0).isPresent()) {
      peer.notify("notifications/message", JsonObject.builder()
          .put("level", level.wireName())
          .put("data", message)
          .build());
    }
  }
}
