package io.mcpspec.runtime.aws.batch;

import io.mcpspec.runtime.aws.AwsCall;
import io.mcpspec.runtime.aws.CallClock;
import io.mcpspec.runtime.aws.StructureFormat;
import io.mcpspec.runtime.tool.ToolResult;
import java.util.function.BiFunction;
import software.amazon.awssdk.awscore.AwsClient;
import software.amazon.awssdk.awscore.AwsRequest;
import software.amazon.awssdk.awscore.AwsResponse;

/**
 * Sends a batch, and sends again what the service left of it, after growing pauses. It ends when all is done, the
 * call's time is over, nothing more is taken, or the result is as large as it may be. What is left then is in the
 * result, in the form in which it can be sent again.
 */
public final class Rounds {

  private final BatchOperation operation;
  private final CallClock clock;

  public Rounds(BatchOperation operation) {
    this(operation, CallClock.SYSTEM);
  }

  Rounds(BatchOperation operation, CallClock clock) {
    this.operation = operation;
    this.clock = clock;
  }

  /**
   * Sends all of it.
   *
   * @param send sends one request
   * @param request the first
   * @throws io.mcpspec.runtime.tool.ToolException when the first request fails
   */
  public <C extends AwsClient, Q extends AwsRequest, R extends AwsResponse> ToolResult run(
      AwsCall<C> call, BiFunction<C, Q, R> send, Q request, StructureFormat format) {
    return new BatchCall<>(operation, call, clock, send, request, format).run();
  }
}
