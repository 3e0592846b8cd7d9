package io.mcpspec.runtime.execution;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.rpc.Outbox;

/** Carries calls to handlers and their answers back, and what handlers ask of the client. One for each client. */
public interface HandlerSession {

  /** Starts the call and sees to it that its answer is sent. */
  void submit(RunningCall call);

  /** Takes the client's answer to a request of ours. */
  void receive(JsonObject response);

  /** Opens sessions; opening the first loads the library behind. */
  @FunctionalInterface
  interface Factory {

    HandlerSession open(String sessionId, Outbox outbox);
  }
}
