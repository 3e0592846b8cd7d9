package io.mcpspec.runtime.aws.waiting;

import io.mcpspec.runtime.aws.AwsCall;
import io.mcpspec.runtime.aws.CallClock;
import io.mcpspec.runtime.aws.NotedResult;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.tool.ToolResult;
import java.util.function.Function;
import software.amazon.awssdk.awscore.AwsClient;
import software.amazon.awssdk.core.SdkPojo;

/**
 * Waits, after a call that started something, until that has ended: it asks for the state again and again with leave
 * to read alone, tells the caller how it stands, and ends at once when the caller cancels. When the call's time is
 * over, or the state can no longer be reached, the result says so; that is no error: what was asked for was begun.
 */
public final class Waiting {

  private final AwaitedThing awaited;
  private final CallClock clock;

  public Waiting(AwaitedThing awaited) {
    this(awaited, CallClock.SYSTEM);
  }

  Waiting(AwaitedThing awaited, CallClock clock) {
    this.awaited = awaited;
    this.clock = clock;
  }

  /**
   * Waits.
   *
   * @param call the call that started it
   * @param started AWS's answer to that
   * @param ask asks for the state
   * @return the answer, brought up to date, and how it ended
   */
  public <C extends AwsClient> ToolResult await(
      AwsCall<C> call, JsonObject started, Function<C, ? extends SdkPojo> ask) {
    if (!awaited.isDescribedBy(started)) {
      return NotedResult.of(started, "It was begun, but the answer does not say what to wait for: call "
          + awaited.tool() + " later.");
    }
    call.context().expectWait();
    return new Watch<>(awaited, call, clock, ask).until(started);
  }
}
