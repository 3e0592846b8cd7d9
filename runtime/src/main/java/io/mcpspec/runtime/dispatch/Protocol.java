package io.mcpspec.runtime.dispatch;

import io.mcpspec.runtime.era.Era;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.rpc.RpcException;
import java.util.Optional;

/** What one era of MCP has for itself: how a request says whose it is, and methods that the other era lacks. */
sealed interface Protocol permits LegacyProtocol, ModernProtocol {

  /**
   * @throws RpcException when the request does not say what this era wants to know
   */
  Era era(String method, JsonObject params);

  /** Whether {@link #answer} knows the method. */
  boolean has(String method);

  /**
   * @return the result; empty when it comes later
   * @throws RpcException the error to answer with
   */
  Optional<JsonObject> answer(Json id, String method, JsonObject params);

  /** What a message on a method that is not served ends with. */
  String inVersion();
}
