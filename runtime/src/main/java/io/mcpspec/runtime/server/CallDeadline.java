package io.mcpspec.runtime.server;

import io.mcpspec.runtime.json.JsonObject;
import java.time.Duration;

/** Gives every call the same time. */
record CallDeadline(Duration time) implements Interceptor {

  @Override
  public JsonObject intercept(Call call, Next next) {
    call.limit().answerWithin(time);
    return next.proceed(call);
  }
}
