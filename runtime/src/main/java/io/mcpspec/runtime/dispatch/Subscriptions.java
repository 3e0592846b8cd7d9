package io.mcpspec.runtime.dispatch;

import io.mcpspec.runtime.era.ModernResults;
import io.mcpspec.runtime.era.RequestMeta;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.rpc.Outbox;
import io.mcpspec.runtime.rpc.Params;
import io.mcpspec.runtime.rpc.RpcErrors;
import io.mcpspec.runtime.rpc.RpcException;
import io.mcpspec.runtime.rpc.RpcMessages;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The {@code subscriptions/listen} requests of one client that are open. A compiled surface never changes while it is
 * served, so of what a client may ask to hear, nothing is agreed to: the stream is open and silent.
 */
final class Subscriptions {

  private static final String ID = RequestMeta.PREFIX + "subscriptionId";

  private final Outbox outbox;
  private final ModernResults results;
  private final Set<Json> open = new LinkedHashSet<>();

  Subscriptions(Outbox outbox, ModernResults results) {
    this.outbox = outbox;
    this.results = results;
  }

  /** Agrees to a subscription, under the id of its request; the answer comes when it ends. */
  synchronized void open(Json id, JsonObject params) {
    if (params.get("notifications").isEmpty()) {
      throw RpcErrors.invalidParams("notifications: expected an object, got nothing");
    }
    Params.object(params, "notifications");
    if (!open.add(id)) {
      throw new RpcException(
          RpcErrors.INVALID_REQUEST, "id " + id.toJson() + " is that of a subscription which is still open");
    }
    outbox.send(RpcMessages.notification("notifications/subscriptions/acknowledged", JsonObject.builder()
        .put("_meta", JsonObject.builder().put(ID, id).build())
        .put("notifications", JsonObject.EMPTY)
        .build()));
  }

  /** Ends a subscription without a word, as its client asked. */
  synchronized void cancel(Json id) {
    open.remove(id);
  }

  /** Ends all of them, each with its answer. */
  synchronized void end() {
    for (Json id : open) {
      outbox.send(RpcMessages.result(id, results.empty(ID, id)));
    }
    open.clear();
  }
}
