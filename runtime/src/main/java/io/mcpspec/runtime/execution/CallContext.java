package io.mcpspec.runtime.execution;

import io.mcpspec.runtime.call.Caller;
import io.mcpspec.runtime.call.Cancellation;
import io.mcpspec.runtime.call.Client;
import io.mcpspec.runtime.call.Progress;
import io.mcpspec.runtime.call.WriteContext;
import io.mcpspec.runtime.call.WritePermit;
import io.mcpspec.runtime.tool.Effect;
import java.time.Instant;
import java.util.function.Supplier;

/** What handlers are given. */
public record CallContext(
    Effect effect,
    Caller caller,
    Cancellation cancellation,
    Supplier<Instant> end,
    Progress progress,
    Client client) implements WriteContext {

  @Override
  public Instant deadline() {
    return end.get();
  }

  @Override
  public WritePermit permit() {
    if (!effect.mutates()) {
      throw new IllegalStateException("a handler whose tool's effect is `read` asked for leave to write");
    }
    return WriteContext.super.permit();
  }
}
