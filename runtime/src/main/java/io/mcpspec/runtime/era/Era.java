package io.mcpspec.runtime.era;

import io.mcpspec.runtime.call.Cancellation;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.route.Route;

/**
 * What MCP was when a request's client learned it: until 2025-11-25 a client introduces itself once, by
 * {@code initialize}; since 2026-07-28 every request stands for itself. All that differs between the two for a request
 * that is understood stands in this type's two forms.
 */
public sealed interface Era permits LegacyEra, ModernEra {

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
