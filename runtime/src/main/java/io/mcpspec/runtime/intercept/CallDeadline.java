package io.mcpspec.runtime.intercept;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.Call;
import io.mcpspec.runtime.server.CallLimits;
import io.mcpspec.runtime.server.Interceptor;

/** Gives every call the same time. */
record CallDeadline(CallLimits limits) implements Interceptor {

  @Override
  public JsonObject intercept(Call call, Next next) {
    call.limit().answerWithin(limits);
    return next.proceed(call);
  }
}
