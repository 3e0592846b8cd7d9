package io.mcpspec.runtime.dispatch;

import io.mcpspec.runtime.execution.HandlerSession;
import io.mcpspec.runtime.execution.RunningCalls;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.protocol.ClientInfo;
import io.mcpspec.runtime.protocol.LowestLevel;
import io.mcpspec.runtime.rpc.Outbox;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What the messages of one client share, on however many ways they come. Safe for use by many threads.
 */
public final class ClientSession {

  private final String id;
  private final String owner;
  private final RunningCalls running = new RunningCalls();
  private final Subscriptions subscriptions = new Subscriptions();
  private final Set<HandlerSession> handlers = ConcurrentHashMap.newKeySet();
  private final LowestLevel lowest = new LowestLevel();
  private volatile ClientInfo client = ClientInfo.UNKNOWN;

  /**
   * @param id the session's id; empty when the client has none
   * @param owner who the client was found to be; empty where clients are not told apart
   */
  public ClientSession(String id, String owner) {
    this.id = id;
    this.owner = owner;
  }

  /** What belongs to no request goes there from now on; it is lost before. */
  public void unaskedTo(Outbox outbox) {
    subscriptions.unaskedTo(outbox);
  }

  /** Cancels every request of the client: it is gone. */
  public void cancelAll() {
    running.cancelAll();
    subscriptions.cancelAll();
  }

  /** Cancels the request with that id; one that has ended, or never was, is ignored. */
  void cancel(Json request) {
    running.cancel(request);
    subscriptions.cancel(request);
  }

  String id() {
    return id;
  }

  /** What the client is given to keep is good in the hands of this owner alone. */
  public String owner() {
    return owner;
  }

  RunningCalls running() {
    return running;
  }

  Subscriptions subscriptions() {
    return subscriptions;
  }

  ClientInfo client() {
    return client;
  }

  /** The client has said who it is; calls from now on come from it. */
  void initialized(ClientInfo info) {
    client = info;
  }

  LowestLevel lowest() {
    return lowest;
  }

  void opened(HandlerSession session) {
    handlers.add(session);
  }

  void closed(HandlerSession session) {
    handlers.remove(session);
  }

  /** Takes the client's answer to a request of ours, which each handler session knows for its own or ignores. */
  void receive(JsonObject response) {
    for (HandlerSession session : handlers) {
      session.receive(response);
    }
  }
}
