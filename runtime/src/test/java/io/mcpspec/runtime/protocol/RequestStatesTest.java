package io.mcpspec.runtime.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.rpc.RpcException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RequestStatesTest {

  private static final Instant NOON = Instant.parse("2026-08-01T12:00:00Z");

  @Test
  void givesBackWhatItHolds() {
    RequestStates states = new RequestStates();
    Map<String, JsonObject> answers = Map.of("a", JsonObject.builder().put("x", "é\".").build());
    assertThat(states.open("ann", "tools/call t", states.seal("ann", "tools/call t", answers))).isEqualTo(answers);
  }

  @Test
  void holdsForAnHour() {
    Clock[] now = {Clock.fixed(NOON, ZoneOffset.UTC)};
    RequestStates states = new RequestStates(new Moving(now));
    String state = states.seal("ann", "t", Map.of());
    now[0] = Clock.offset(now[0], Duration.ofHours(1));
    assertThat(states.open("ann", "t", state)).isEmpty();
    now[0] = Clock.offset(now[0], Duration.ofSeconds(1));
    assertThatThrownBy(() -> states.open("ann", "t", state)).isInstanceOf(RpcException.class);
  }

  @Test
  void isOfOneProcess() {
    String state = new RequestStates().seal("ann", "t", Map.of());
    assertThatThrownBy(() -> new RequestStates().open("ann", "t", state)).isInstanceOf(RpcException.class);
  }

  @Test
  void isOfAllProcessesWithTheSameSecret() {
    RequestStates one = new RequestStates("a secret");
    String state = one.seal("ann", "t", Map.of());
    assertThat(new RequestStates("a secret").open("ann", "t", state)).isEmpty();
    assertThatThrownBy(() -> new RequestStates("another").open("ann", "t", state))
        .isInstanceOf(RpcException.class);
  }

  @Test
  void isOfOneCaller() {
    RequestStates states = new RequestStates();
    String state = states.seal("ann", "t", Map.of());
    for (String other : new String[] {"bob", "", "ann "}) {
      assertThatThrownBy(() -> states.open(other, "t", state)).isInstanceOf(RpcException.class)
          .hasMessageStartingWith("requestState: not one that this server gave to this caller for this call");
    }
  }

  /** A clock that is set by hand. */
  private static final class Moving extends Clock {

    private final Clock[] now;

    Moving(Clock[] now) {
      this.now = now;
    }

    @Override
    public Instant instant() {
      return now[0].instant();
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }
  }
}
