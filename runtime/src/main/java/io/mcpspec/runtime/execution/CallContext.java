package io.mcpspec.runtime.execution;

import io.mcpspec.runtime.call.Caller;
import io.mcpspec.runtime.call.Cancellation;
import io.mcpspec.runtime.call.Client;
import io.mcpspec.runtime.call.Progress;
import io.mcpspec.runtime.call.WriteContext;
import io.mcpspec.runtime.call.WritePermit;
import io.mcpspec.runtime.tool.Effect;
import java.time.Instant;
import java.util.function.Consumer;

/**
 * What handlers are given.
 *
 * @param permitTaken runs when the handler takes its permit to write
 * @param changes takes the addresses of resources that have changed
 */
public record CallContext(
    Effect effect,
    Caller caller,
    Cancellation cancellation,
    CallTime time,
    Progress progress,
    Client client,
    Runnable permitTaken,
    Consumer<String> changes) implements WriteContext {

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
  public void resourceChanged(String uri) {
    changes.accept(uri);
  }

  @Override
  public WritePermit permit() {
    if (!effect.mutates()) {
      throw new IllegalStateException("a handler whose tool's effect is `read` asked for leave to write");
    }
    permitTaken.run();
    return WriteContext.super.permit();
  }
}
