package io.mcpspec.runtime.rpc;

/**
 * Takes messages to the client. Safe for use by many threads; each message arrives whole. A transport on which all
 * messages share one way needs {@link #send} alone; one that answers each request on a way of its own is told by the
 * others when that way has served.
 */
@FunctionalInterface
public interface Outbox {

  /**
   * @param message one JSON-RPC message on one line
   */
  void send(byte[] message);

  /** Sends the answer to a request: its last message. */
  default void answer(byte[] message) {
    send(message);
  }

  /**
   * Sends the error that is the answer to a request.
   *
   * @param code the error's
   */
  default void fail(byte[] message, int code) {
    answer(message);
  }

  /** Answers what is not even a message of JSON-RPC. */
  default void refuse(byte[] message) {
    answer(message);
  }

  /** The request was cancelled and gets no answer, unless it has one already. */
  default void unanswered() {}
}
