package io.mcpspec.runtime.execution;

import io.mcpspec.runtime.call.Cancellation;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;

/** Cancels one call. */
public final class CallCancellation implements Cancellation {

  private final List<Runnable> actions = new ArrayList<>();
  private boolean cancelled;

  void cancel() {
    List<Runnable> due;
    synchronized (this) {
      cancelled = true;
      due = List.copyOf(actions);
      actions.clear();
    }
    due.forEach(Runnable::run);
  }

  @Override
  public synchronized boolean isCancelled() {
    return cancelled;
  }

  @Override
  public void onCancel(Runnable action) {
    synchronized (this) {
      if (!cancelled) {
        actions.add(action);
        return;
      }
    }
    action.run();
  }

  @Override
  public void throwIfCancelled() {
    if (isCancelled()) {
      throw new CancellationException("the caller no longer wants the answer");
    }
  }
}
