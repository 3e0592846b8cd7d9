package io.mcpspec.runtime.server;

import io.mcpspec.runtime.json.JsonObject;

/**
 * Wraps every call of every kind: guards, limits and logging are interceptors in one explicit list, outermost first.
 *
 * <p>An interceptor refuses a call by throwing: a {@link io.mcpspec.runtime.tool.ToolException} tells the model why, a
 * {@link io.mcpspec.runtime.rpc.RpcException} answers with a JSON-RPC error. It sees the handlers' exceptions as they
 * are thrown.
 *
 * <p>What a handler answers runs on the call's own thread. What data answers runs on the thread that reads the client's
 * messages: do not wait there.
 */
@FunctionalInterface
public interface Interceptor {

  /**
   * @return MCP's result of the call's method
   */
  JsonObject intercept(Call call, Next next);

  /** The rest of the list, and the handler at its end. */
  @FunctionalInterface
  interface Next {

    JsonObject proceed(Call call);
  }
}
