package io.mcpspec.runtime.call;

/** Whether the caller still wants the answer. */
public interface Cancellation {

  boolean isCancelled();

  /** Runs {@code action} once when the call is cancelled; at once if it already is. */
  void onCancel(Runnable action);

  /**
   * @throws java.util.concurrent.CancellationException when the call was cancelled
   */
  void throwIfCancelled();
}
