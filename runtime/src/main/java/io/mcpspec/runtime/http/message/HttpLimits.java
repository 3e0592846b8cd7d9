package io.mcpspec.runtime.http.message;

import java.time.Duration;

/**
 * What clients may take of the server. The only place that decides it.
 *
 * @param bodyBytes the largest message
 * @param allBodiesBytes how much the messages that are being answered may have together: they are held in memory
 * @param requests requests that may be answered at a time
 * @param sessions sessions that may be open
 * @param sessionIdle how long a session lives unused
 * @param readTime how long a client may take to send a request
 * @param writeTime how long a client may take to read what is sent at once
 * @param heartbeat how often a reply that takes long shows that it is alive, which shows whether the client is
 * @param drain how long running requests may take once the server is told to stop
 */
public record HttpLimits(
    int bodyBytes,
    long allBodiesBytes,
    int requests,
    int sessions,
    Duration sessionIdle,
    Duration readTime,
    Duration writeTime,
    Duration heartbeat,
    Duration drain) {

  private static final int LARGEST = 16 << 20;
  private static final int CONNECTIONS_A_REQUEST = 8;
  private static final int HEAD = 32 << 10;
  private static final Duration LONGEST_EXCHANGE = Duration.ofHours(1);

  public static final HttpLimits DEFAULT = new HttpLimits(
      LARGEST,
      Math.max(2L * LARGEST, Runtime.getRuntime().maxMemory() / 4),
      256,
      1_000,
      Duration.ofMinutes(30),
      Duration.ofSeconds(30),
      Duration.ofSeconds(30),
      Duration.ofSeconds(10),
      Duration.ofSeconds(5));

  /** The largest head of a request. Each connection may be sending one, before it has shown a token. */
  public int headBytes() {
    return HEAD;
  }

  /**
   * How long one request may take with all that is sent for it. The JDK's server drops only then what it keeps of a
   * connection whose client went away while it was answered, and counts it among those that are open until then.
   */
  public Duration exchangeTime() {
    return LONGEST_EXCHANGE;
  }

  /** How many connections may be open: most of them rest, or send slowly. */
  public int connections() {
    return requests * CONNECTIONS_A_REQUEST;
  }
}
