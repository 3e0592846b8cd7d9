package io.mcpspec.runtime.aws;

import java.util.concurrent.ScheduledThreadPoolExecutor;

/** What ends requests that take too long: one thread, which keeps no process alive. */
final class CallTimers extends ScheduledThreadPoolExecutor {

  CallTimers() {
    super(1, task -> {
      Thread thread = new Thread(task, "aws-timeouts");
      thread.setDaemon(true);
      return thread;
    });
    // A timer holds its request: one that has been answered would stay in memory until its time is over.
    setRemoveOnCancelPolicy(true);
  }
}
