package io.mcpspec.runtime.dispatch;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.protocol.Exchange;
import io.mcpspec.runtime.rpc.RpcException;
import java.util.Optional;

/** What only one protocol of MCP has: how a request says who makes it, and methods that the other lacks. */
sealed interface Protocol permits HandshakeProtocol, StatelessProtocol {

  /**
   * @throws RpcException when the request does not say what this protocol wants to know
   */
  Exchange exchange(String method, JsonObject params);

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
