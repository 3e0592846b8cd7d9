package io.mcpspec.runtime.aws.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class CallTimersTest {

  @Test
  void keepNothingOfARequestThatWasAnsweredInTime() {
    CallTimers timers = new CallTimers();
    try {
      timers.schedule(() -> {}, 1, TimeUnit.HOURS).cancel(false);
      assertThat(timers.getQueue()).isEmpty();
    } finally {
      timers.shutdownNow();
    }
  }
}
