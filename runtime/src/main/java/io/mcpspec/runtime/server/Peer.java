package io.mcpspec.runtime.server;

import io.mcpspec.runtime.call.Cancellation;
import io.mcpspec.runtime.json.JsonObject;

/** The client, as a session reaches it. */
public interface Peer {

  void notify(String method, JsonObject params);

  /**
   * Asks the client and waits.
   *
   * @param cancellation ends the waiting
   * @return the result
   * @throws RpcException when the client answers with an error, or not in time
   */
  JsonObject request(String method, JsonObject params, Cancellation cancellation);
}
