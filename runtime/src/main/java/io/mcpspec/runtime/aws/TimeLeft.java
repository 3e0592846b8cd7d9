package io.mcpspec.runtime.aws;

import java.time.Duration;
import java.time.Instant;

/**
 * The time that a call has for more requests. It ends before the call's deadline, so that what was read or done by then
 * can still be told.
 *
 * @param deadline the call's deadline
 * @param clock the time
 */
public record TimeLeft(Instant deadline, CallClock clock) {

  private static final Duration FOR_THE_ANSWER = Duration.ofSeconds(3);
  private static final Duration LEAST = Duration.ofSeconds(1);
  /** More than any request takes. */
  private static final Duration ENOUGH = Duration.ofDays(1);

  public static TimeLeft of(AwsCall<?> call, CallClock clock) {
    return new TimeLeft(call.context().deadline(), clock);
  }

  /** What is left; zero or less when the time is over. */
  public Duration amount() {
    Instant now = clock.now();
    return deadline.isAfter(now.plus(ENOUGH)) ? ENOUGH : Duration.between(now, deadline).minus(FOR_THE_ANSWER);
  }

  /** Whether no other request, after a pause of {@code pause}, has a chance to be answered. */
  public boolean isOverAfter(Duration pause) {
    return amount().minus(pause).compareTo(LEAST) < 0;
  }

  public boolean isOver() {
    return isOverAfter(Duration.ZERO);
  }
}
