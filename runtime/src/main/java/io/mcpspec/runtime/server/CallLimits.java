package io.mcpspec.runtime.server;

import java.time.Duration;

/**
 * What one call may take. The only place that decides it.
 *
 * @param time how long a handler may take
 * @param waitTime how long it may take when it waits for something to end elsewhere, and the client takes progress
 * @param resultSize characters of JSON that a result should not exceed; handlers that can go on later cut there
 */
public record CallLimits(Duration time, Duration waitTime, int resultSize) {

  /** Clients cap a result at about 25,000 tokens, and typed values have two to three characters a token. */
  private static final int RESULT_SIZE = 60_000;

  public static final CallLimits DEFAULT =
      new CallLimits(Duration.ofSeconds(60), Duration.ofMinutes(10), RESULT_SIZE);

  /** The same, with another time for handlers; waiting never ends earlier. */
  public CallLimits within(Duration limit) {
    return new CallLimits(limit, limit.compareTo(waitTime) > 0 ? limit : waitTime, resultSize);
  }
}
