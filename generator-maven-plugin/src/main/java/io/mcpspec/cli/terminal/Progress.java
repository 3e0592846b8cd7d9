package io.mcpspec.cli.terminal;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Says what the program is doing, when that takes longer than a second. */
final class Progress implements AutoCloseable {

  private final Consumer<String> print;
  private ScheduledExecutorService clock;
  private ScheduledFuture<?> pending;

  Progress(Consumer<String> print) {
    this.print = print;
  }

  /** A step begins, and the one before ends. */
  synchronized void begin(String step) {
    done();
    if (clock == null) {
      clock = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "mcp-spec-progress");
        thread.setDaemon(true);
        return thread;
      });
    }
    pending = clock.schedule(() -> print.accept("… " + step), 1, TimeUnit.SECONDS);
  }

  /** The step is over, or said something itself. */
  synchronized void done() {
    if (pending != null) {
      pending.cancel(false);
      pending = null;
    }
  }

  @Override
  public synchronized void close() {
    done();
    if (clock != null) {
      clock.shutdownNow();
    }
  }
}
