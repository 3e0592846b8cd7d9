package io.mcpspec.runtime.rpc;

/** Takes messages to the client. Safe for use by many threads; each message arrives whole. */
@FunctionalInterface
public interface Outbox {

  /**
   * @param message one JSON-RPC message on one line
   */
  void send(byte[] message);
}
