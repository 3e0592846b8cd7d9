package io.mcpspec.runtime.http;

import io.mcpspec.runtime.execution.DaemonThreads;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The threads that take requests in, and the clock. Handlers run on others. */
final class HttpThreads {

  private static final int SPARE = 32;
  private static final int IDLE_SECONDS = 30;

  private final ThreadPoolExecutor threads;
  private final ScheduledThreadPoolExecutor clock =
      new ScheduledThreadPoolExecutor(1, new DaemonThreads("mcp-http-clock-"));

  /**
   * @param connections each may have a request coming in, and what comes slowly keeps a thread waiting: with fewer
   *     threads, some slow clients would shut out all others; a few more look after answers
   */
  HttpThreads(int connections) {
    threads = new ThreadPoolExecutor(
        0, connections + SPARE, IDLE_SECONDS, TimeUnit.SECONDS, new SynchronousQueue<>(),
        new DaemonThreads("mcp-http-"));
  }

  Executor executor() {
    return threads;
  }

  void every(Duration time, Runnable action) {
    clock.scheduleWithFixedDelay(() -> attempt(action), time.toMillis(), time.toMillis(), TimeUnit.MILLISECONDS);
  }

  private static void attempt(Runnable action) {
    try {
      action.run();
    } catch (RejectedExecutionException busy) {
      // Every thread is at work: next time will do.
    }
  }

  void stop() {
    clock.shutdownNow();
    threads.shutdown();
  }
}
