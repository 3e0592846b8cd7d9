package io.mcpspec.runtime.aws.client;

import io.mcpspec.runtime.call.ReadContext;
import java.util.Optional;
import java.util.function.Supplier;

/** The call that a thread is working for: the SDK sends a request on the thread that asks for it. */
public final class CurrentCall {

  private final ThreadLocal<ReadContext> context = new ThreadLocal<>();

  public <T> T during(ReadContext call, Supplier<T> work) {
    context.set(call);
    try {
      return work.get();
    } finally {
      context.remove();
    }
  }

  /** Empty outside of calls, as when the server checks itself. */
  public Optional<ReadContext> context() {
    return Optional.ofNullable(context.get());
  }
}
