package io.mcpspec.runtime.protocol;

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
   * @throws io.mcpspec.runtime.tool.ToolException when the client answers with an error, or not in time
   */
  JsonObject request(String method, JsonObject params, Cancellation cancellation);
}
