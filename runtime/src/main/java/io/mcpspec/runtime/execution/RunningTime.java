package io.mcpspec.runtime.execution;

import io.mcpspec.runtime.server.CallLimits;
import io.mcpspec.runtime.server.TimeLimit;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** The time of a call that a handler answers, and the alarm at its end. */
final class RunningTime implements CallTime, TimeLimit {

  private final CallPool pool;
  private final boolean takesProgress;
  private final Consumer<Duration> atEnd;
  private CallLimits limits = CallLimits.DEFAULT;
  private Instant begin = Instant.MAX;
  private Instant end = Instant.MAX;
  private Runnable dropAlarm = () -> {};

  /**
   * @param takesProgress whether the client hears of progress: one that does not gives up on a long call
   * @param atEnd told the time that was given, when it is over
   */
  RunningTime(CallPool pool, boolean takesProgress, Consumer<Duration> atEnd) {
    this.pool = pool;
    this.takesProgress = takesProgress;
    this.atEnd = atEnd;
  }

  @Override
  public synchronized void answerWithin(CallLimits given) {
    limits = given;
    begin = Instant.now();
    endAfter(given.time());
  }

  @Override
  public synchronized void expectWait() {
    if (takesProgress && end.isBefore(Instant.MAX)) {
      endAfter(limits.waitTime());
    }
  }

  private void endAfter(Duration time) {
    dropAlarm.run();
    end = begin.plus(time);
    Future<?> alarm = pool.after(Duration.between(Instant.now(), end), () -> atEnd.accept(time));
    dropAlarm = () -> alarm.cancel(false);
  }

  /** The call was answered. */
  synchronized void stop() {
    dropAlarm.run();
  }

  @Override
  public synchronized Instant end() {
    return end;
  }

  @Override
  public synchronized int resultSize() {
    return limits.resultSize();
  }
}
