package io.mcpspec.runtime.execution;

import io.mcpspec.runtime.call.Caller;
import io.mcpspec.runtime.call.Cancellation;
import io.mcpspec.runtime.call.Client;
import io.mcpspec.runtime.call.Progress;
import io.mcpspec.runtime.call.WriteContext;
import io.mcpspec.runtime.call.WritePermit;
import io.mcpspec.runtime.tool.Effect;
import java.time.Instant;

/** What handlers are given. */
public record CallContext(
    Effect effect,
    Caller caller,
    Cancellation cancellation,
    CallTime time,
    Progress progress,
    Client client) implements WriteContext {

  @Override
  public Instant deadline() {
    return time.end();
  }

  @Override
  public void expectWait() {
    time.expectWait();
  }

  @Override
  public int resultSize() {
    return time.resultSize();
  }

  @Override
  public WritePermit permit() {
    if (!effect.mutates()) {
      throw new IllegalStateException("a handler whose tool's effect is `read` asked for leave to write");
    }
    return WriteContext.super.permit();
  }
}
