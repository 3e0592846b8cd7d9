package io.mcpspec.runtime.aws.batch;

import io.mcpspec.runtime.aws.AwsCall;
import io.mcpspec.runtime.aws.CallClock;
import io.mcpspec.runtime.aws.ValueFormat;
import io.mcpspec.runtime.tool.ToolResult;
import java.util.function.BiFunction;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * Sends a batch, and what DynamoDB left of it again after growing pauses, until all is done, the call's time is over,
 * nothing more is taken, or the result is as large as it may be. What is left then is in the result, in the form in
 * which it can be sent again.
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
  public <Q extends DynamoDbRequest, R extends DynamoDbResponse> ToolResult run(
      AwsCall call, BiFunction<DynamoDbClient, Q, R> send, Q request, ValueFormat format) {
    return new BatchCall<>(operation, call, clock, send, request, format).run();
  }
}
