package io.mcpspec.client;

import io.mcpspec.document.node.Mapping;

/** Carries JSON-RPC messages to one server and back. */
public interface Transport extends AutoCloseable {

  /**
   * Sends a request and waits for its answer; other messages that come meanwhile are passed over.
   *
   * @param request the whole message
   * @param id its id
   * @return the message with this id
   * @throws ClientException when no answer comes
   */
  Mapping request(Mapping request, long id) throws ClientException;

  /** Sends a message that has no answer. */
  void send(Mapping notification) throws ClientException;

  /** How the server is started and asked. */
  ServerOptions options();

  /** The revision that both sides speak, once that is known. */
  default void agreed(String protocolVersion) {}

  /** Ends the connection and what was started for it. */
  @Override
  void close();
}
