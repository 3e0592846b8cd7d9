package io.mcpspec.runtime.intercept;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.Call;
import io.mcpspec.runtime.server.Interceptor;
import io.mcpspec.runtime.tool.ToolException;

/** Refuses, in a read-only server, every call whose effect is not to read. The effect alone decides. */
record ReadOnlyGuard(boolean readOnly) implements Interceptor {

  @Override
  public JsonObject intercept(Call call, Next next) {
    if (readOnly && call.effect().mutates()) {
      throw new ToolException("`" + call.target() + "` changes data and this server is read-only, so nothing was done. "
          + "Do not look for a way around it; whoever runs the server can start it without read-only mode.");
    }
    return next.proceed(call);
  }
}
