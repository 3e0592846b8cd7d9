package io.mcpspec.runtime.dispatch;

import io.mcpspec.runtime.call.LogLevel;
import io.mcpspec.runtime.execution.ClientInfo;
import io.mcpspec.runtime.execution.HandlerSession;
import io.mcpspec.runtime.execution.RunningCalls;
import io.mcpspec.runtime.json.JsonObject;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What the messages of one client share, on however many ways they come. Safe for use by many threads.
 */
public final class ClientSession {

  private final String id;
  private final RunningCalls running = new RunningCalls();
  private final Set<HandlerSession> handlers = ConcurrentHashMap.newKeySet();
  private volatile ClientInfo client = ClientInfo.UNKNOWN;
  private volatile LogLevel lowest = LogLevel.DEBUG;

  /**
   * @param id the session's id; empty when the client has none
   */
  public ClientSession(String id) {
    this.id = id;
  }

  /** Cancels every call of the client: it is gone. */
  public void cancelAll() {
    running.cancelAll();
  }

  String id() {
    return id;
  }

  RunningCalls running() {
    return running;
  }

  ClientInfo client() {
    return client;
  }

  /** The client has said who it is; calls from now on come from it. */
  void initialized(ClientInfo info) {
    client = info;
  }

  LogLevel lowest() {
    return lowest;
  }

  void setLogLevel(LogLevel level) {
    lowest = level;
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
