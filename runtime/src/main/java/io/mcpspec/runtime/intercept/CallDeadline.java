package io.mcpspec.runtime.intercept;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.Call;
import io.mcpspec.runtime.server.Interceptor;
import java.time.Duration;

/** Gives every call the same time. */
record CallDeadline(Duration time) implements Interceptor {

  @Override
  public JsonObject intercept(Call call, Next next) {
    call.limit().answerWithin(time);
    return next.proceed(call);
  }
}
