package io.mcpspec.runtime.protocol;

import io.mcpspec.runtime.call.LogLevel;

/**
 * The lowest log level that a client wants which says so once for all its requests. An {@code AtomicReference} would
 * do, and slow the start by the method handles that it is made of.
 */
public final class LowestLevel {

  private volatile LogLevel level = LogLevel.DEBUG;

  public LogLevel get() {
    return level;
  }

  public void set(LogLevel wanted) {
    level = wanted;
  }
}
