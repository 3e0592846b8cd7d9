package io.mcpspec.runtime.aws.waiting;

import io.mcpspec.runtime.aws.CallClock;
import io.mcpspec.runtime.call.Cancellation;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Time that passes in pauses alone. */
final class FakeClock implements CallClock {

  final List<Duration> pauses = new ArrayList<>();
  private Instant now = Instant.EPOCH;

  @Override
  public Instant now() {
    return now;
  }

  @Override
  public void pause(Duration time, Cancellation cancellation) {
    cancellation.throwIfCancelled();
    pauses.add(time);
    now = now.plus(time);
  }
}
