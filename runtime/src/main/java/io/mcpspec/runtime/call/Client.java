package io.mcpspec.runtime.call;

import io.mcpspec.runtime.json.JsonObject;

/**
 * The client at the other end of a call, as far as a handler may talk to it. Asking throws a
 * {@link ClientUnavailableException} when the client has not declared what is asked of it, and a
 * {@link java.util.concurrent.CancellationException} when the call ends meanwhile.
 */
public interface Client {

  /** A client that takes logs in silence and offers nothing. */
  Client NONE = new NoClient();

  /** The capabilities that the client declared at {@code initialize}; empty when it declared none. */
  JsonObject capabilities();

  /** Sends a log line to the client, unless it asked for higher levels only. */
  void log(LogLevel level, String message);

  /**
   * Asks the person at the client; returns when there is an answer.
   *
   * @param params MCP's parameters of {@code elicitation/create}
   * @return MCP's result: {@code action} and, when accepted, {@code content}
   */
  JsonObject elicit(JsonObject params);

  /**
   * Asks the client's model; returns when there is an answer.
   *
   * @param params MCP's parameters of {@code sampling/createMessage}
   * @return MCP's result: {@code role}, {@code content}, {@code model}
   */
  JsonObject sample(JsonObject params);
}
