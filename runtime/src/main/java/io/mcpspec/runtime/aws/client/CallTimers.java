package io.mcpspec.runtime.aws.client;

import java.util.concurrent.ScheduledThreadPoolExecutor;

/** What ends requests that take too long: one thread, which keeps no process alive. */
public final class CallTimers extends ScheduledThreadPoolExecutor {

  public CallTimers() {
    super(1, task -> {
      Thread thread = new Thread(task, "aws-timeouts");
      thread.setDaemon(true);
      return thread;
    });
    // A timer holds its request: one that has been answered would stay in memory until its time is over.
    setRemoveOnCancelPolicy(true);
  }
}
