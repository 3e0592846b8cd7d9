package io.mcpspec.runtime.dispatch;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.rpc.Outbox;
import io.mcpspec.runtime.rpc.RpcErrors;
import io.mcpspec.runtime.rpc.RpcException;
import io.mcpspec.runtime.rpc.RpcMessages;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What one client wants to hear of: by {@code subscriptions/listen}, each on the way of its request, or by
 * {@code resources/subscribe}, on the way of all that belongs to no request.
 */
final class Subscriptions implements ResourceUpdates.Listener {

  static final String UPDATED = "notifications/resources/updated";

  /** So that no client fills the memory. */
  private static final int MOST_WATCHED = 1000;

  private final Map<Json, Subscription> open = new LinkedHashMap<>();
  private final Set<String> watched = new HashSet<>();
  private Optional<ResourceUpdates> updates = Optional.empty();
  private Optional<Outbox> unasked = Optional.empty();

  /** What belongs to no request goes there from now on; it is lost before. */
  synchronized void unaskedTo(Outbox outbox) {
    unasked = Optional.of(outbox);
  }

  /** Agrees to a subscription; its answer comes when it ends. */
  synchronized void open(Subscription subscription, ResourceUpdates of) {
    if (open.putIfAbsent(subscription.id(), subscription) != null) {
      throw new RpcException(RpcErrors.INVALID_REQUEST,
          "id " + subscription.id().toJson() + " is that of a subscription which is still open");
    }
    listen(of);
    subscription.acknowledge(); // last: its client may be gone, and so the subscription
  }

  synchronized void watch(String uri, ResourceUpdates of) {
    if (watched.size() >= MOST_WATCHED) {
      throw RpcErrors.invalidParams(
          "uri: a client may subscribe to " + MOST_WATCHED + " resources; unsubscribe from others first");
    }
    watched.add(uri);
    listen(of);
  }

  synchronized void unwatch(String uri) {
    watched.remove(uri);
    leaveWhenNothingIsLeft();
  }

  @Override
  public synchronized void changed(String uri) {
    for (Subscription subscription : open.values()) {
      subscription.changed(uri);
    }
    if (watched.contains(uri) && unasked.isPresent()) {
      unasked.get().send(RpcMessages.notification(UPDATED, JsonObject.builder().put("uri", uri).build()));
    }
  }

  /** Ends a subscription without an answer, as its client asked. */
  void cancel(Json id) {
    Subscription cancelled;
    synchronized (this) {
      cancelled = open.remove(id);
      leaveWhenNothingIsLeft();
    }
    if (cancelled != null) {
      cancelled.outbox().unanswered();
    }
  }

  void cancelAll() {
    List<Json> ids;
    synchronized (this) {
      ids = List.copyOf(open.keySet());
      watched.clear();
      leaveWhenNothingIsLeft();
    }
    ids.forEach(this::cancel);
  }

  /** Ends all streams, each with its answer. */
  void end() {
    List<Subscription> ended;
    synchronized (this) {
      ended = List.copyOf(open.values());
      open.clear();
      leaveWhenNothingIsLeft();
    }
    for (Subscription subscription : ended) {
      subscription.outbox().answer(subscription.end());
    }
  }

  private void listen(ResourceUpdates of) {
    of.add(this);
    updates = Optional.of(of);
  }

  private void leaveWhenNothingIsLeft() {
    if (open.isEmpty() && watched.isEmpty() && updates.isPresent()) {
      updates.get().remove(this);
    }
  }
}
