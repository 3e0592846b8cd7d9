package io.mcpspec.runtime.route;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.CallKind;
import io.mcpspec.runtime.server.Interceptor;
import io.mcpspec.runtime.tool.Effect;

/**
 * Where a call goes.
 *
 * @param kind what it is for
 * @param target what the client named
 * @param effect what it does
 * @param arguments the arguments
 * @param compiled whether data made at build time answers: then at once, on the thread that asks
 * @param answer what answers
 */
public record Route(
    CallKind kind, String target, Effect effect, JsonObject arguments, boolean compiled, Interceptor.Next answer) {

  /** A call that only reads. */
  Route(CallKind kind, String target, JsonObject arguments, boolean compiled, Interceptor.Next answer) {
    this(kind, target, Effect.READ, arguments, compiled, answer);
  }
}
