package io.mcpspec.runtime.route;

import io.mcpspec.runtime.json.JsonObject;

/** Finds what answers the calls of one kind. */
@FunctionalInterface
public interface Router {

  /**
   * @throws RpcException when the parameters are wrong or name nothing that is served
   */
  Route route(JsonObject params);
}
