package io.mcpspec.runtime.server;

import java.time.Duration;

/** Bounds the time of a call. */
@FunctionalInterface
public interface TimeLimit {

  /** Of calls that are answered at once. */
  TimeLimit NONE = time -> {};

  /** From now on, the call has {@code time} left; then it is cancelled, and the client is told so. */
  void answerWithin(Duration time);
}
