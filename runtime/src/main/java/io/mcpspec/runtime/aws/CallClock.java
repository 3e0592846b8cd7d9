package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.call.Cancellation;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The time, for what pauses between requests. */
public interface CallClock {

  /** The machine's time. */
  CallClock SYSTEM = new CallClock() {
    @Override
    public Instant now() {
      return Instant.now();
    }

    @Override
    public void pause(Duration time, Cancellation cancellation) {
      CountDownLatch cancelled = new CountDownLatch(1);
      cancellation.onCancel(cancelled::countDown);
      try {
        cancelled.await(time.toMillis(), TimeUnit.MILLISECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new CancellationException("the server is ending");
      }
      cancellation.throwIfCancelled();
    }
  };

  Instant now();

  /**
   * Waits.
   *
   * @throws java.util.concurrent.CancellationException as soon as the caller cancels
   */
  void pause(Duration time, Cancellation cancellation);
}
