package io.mcpspec.runtime.execution;

import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

/** Numbered daemon threads: a handler that never returns, or a client that never ends, keeps no process alive. */
public final class DaemonThreads implements ThreadFactory {

  private final String prefix;
  private final AtomicInteger count = new AtomicInteger();

  /**
   * @param prefix what the names of the threads begin with
   */
  public DaemonThreads(String prefix) {
    this.prefix = prefix;
  }

  @Override
  public Thread newThread(Runnable task) {
    Thread thread = new Thread(task, prefix + count.incrementAndGet());
    thread.setDaemon(true);
    return thread;
  }
}
