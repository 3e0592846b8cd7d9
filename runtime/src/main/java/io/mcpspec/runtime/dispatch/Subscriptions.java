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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The {@code subscriptions/listen} requests of one client that are open. A compiled surface never changes while it is
 * served, so of what a client may ask to hear, nothing is agreed to: the stream is open and silent.
 */
final class Subscriptions {

  private static final String ID = RequestMeta.PREFIX + "subscriptionId";

  private final Map<Json, Open> open = new LinkedHashMap<>();

  /** A subscription, and the answer that ends it. */
  private record Open(Outbox outbox, byte[] end) {}

  /** Agrees to a subscription, under the id of its request; the answer comes when it ends. */
  void open(Json id, JsonObject params, Outbox outbox, ModernResults results) {
    if (params.get("notifications").isEmpty()) {
      throw RpcErrors.invalidParams("notifications: expected an object, got nothing");
    }
    Params.object(params, "notifications");
    add(id, new Open(outbox, RpcMessages.result(id, results.empty(ID, id))));
    outbox.send(RpcMessages.notification("notifications/subscriptions/acknowledged", JsonObject.builder()
        .put("_meta", JsonObject.builder().put(ID, id).build())
        .put("notifications", JsonObject.EMPTY)
        .build()));
  }

  private synchronized void add(Json id, Open subscription) {
    if (open.putIfAbsent(id, subscription) != null) {
      throw new RpcException(
          RpcErrors.INVALID_REQUEST, "id " + id.toJson() + " is that of a subscription which is still open");
    }
  }

  /** Ends a subscription without an answer, as its client asked. */
  void cancel(Json id) {
    Open cancelled;
    synchronized (this) {
      cancelled = open.remove(id);
    }
    if (cancelled != null) {
      cancelled.outbox().unanswered();
    }
  }

  void cancelAll() {
    List<Json> ids;
    synchronized (this) {
      ids = List.copyOf(open.keySet());
    }
    ids.forEach(this::cancel);
  }

  /** Ends all of them, each with its answer. */
  void end() {
    List<Open> ended;
    synchronized (this) {
      ended = List.copyOf(open.values());
      open.clear();
    }
    for (Open subscription : ended) {
      subscription.outbox().answer(subscription.end());
    }
  }
}
