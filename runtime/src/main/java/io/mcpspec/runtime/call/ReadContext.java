package io.mcpspec.runtime.call;

import java.time.Instant;

/**
 * What a handler knows about the call it answers. It offers nothing that writes; that needs the {@link WritePermit} of
 * a {@link WriteContext}, which only handlers of tools with effect {@code write} or {@code destroy} are given.
 */
public interface ReadContext {

  Caller caller();

  Cancellation cancellation();

  /** When the server stops waiting for the handler. */
  Instant deadline();

  Progress progress();

  /**
   * Says that the call now waits for something to end elsewhere, such as a table to be created. The server may give it
   * more time for that: then {@link #deadline()} is a later moment.
   */
  default void expectWait() {}

  /** Characters of JSON that a result should not exceed when the rest can be asked for later. */
  default int resultSize() {
    return Integer.MAX_VALUE;
  }

  /**
   * Says that a resource has changed: clients that asked to hear of it are told. Does nothing unless the spec says
   * {@code capabilities: [subscriptions]}.
   *
   * @param uri the resource's address
   */
  default void resourceChanged(String uri) {}

  /** The client, for the few handlers that ask something back. */
  default Client client() {
    return Client.NONE;
  }
}
