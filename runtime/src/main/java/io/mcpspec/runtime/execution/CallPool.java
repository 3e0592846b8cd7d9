package io.mcpspec.runtime.execution;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The threads that handlers run on: few, and so many calls may wait for one. */
public final class CallPool {

  private static final int THREADS = 16;
  private static final int WAITING = 1024;
  private static final int IDLE_SECONDS = 30;

  private final ThreadPoolExecutor threads = new ThreadPoolExecutor(
      THREADS, THREADS, IDLE_SECONDS, TimeUnit.SECONDS, new ArrayBlockingQueue<>(WAITING),
      new DaemonThreads("mcp-call-"));
  private final ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1, new DaemonThreads("mcp-timer-"));

  public CallPool() {
    threads.allowCoreThreadTimeOut(true);
    timer.setRemoveOnCancelPolicy(true);
  }

  /**
   * @throws RejectedExecutionException when too many calls wait already
   */
  void execute(Runnable call) {
    threads.execute(call);
  }

  /** A call that waits for a thread needs none any more. */
  void drop(Runnable call) {
    threads.remove(call);
  }

  Future<?> after(Duration time, Runnable action) {
    return timer.schedule(action, time.toMillis(), TimeUnit.MILLISECONDS);
  }
}
