package io.mcpspec.runtime.protocol;

import io.mcpspec.runtime.call.Cancellation;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.route.Route;

/**
 * How one request is answered in the protocol that its client speaks. Until 2025-11-25 a client introduces itself once,
 * by {@code initialize}, the handshake. Since 2026-07-28 each request says who makes it, and nothing is remembered. The
 * two forms of this type hold all that differs between the two once a request is understood.
 */
public sealed interface Exchange permits HandshakeExchange, StatelessExchange {

  /** Who asks. */
  ClientInfo client();

  /** The client, as the handler of this call may talk to it. */
  HandlerClient client(Route route, Peer peer, Cancellation cancellation);

  /**
   * A compiled list's result.
   *
   * @param result a JSON object with at least one member
   */
  byte[] list(byte[] result);

  /** The result of a call, when what answers it has come to an end. */
  JsonObject result(Route route, JsonObject result);

  /**
   * The result that tells of a failure.
   *
   * @throws RuntimeException the JSON-RPC error that does, or what is no answer at all
   */
  JsonObject failure(Route route, RuntimeException failure);
}
