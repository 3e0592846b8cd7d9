package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.call.Cancellation;
import io.mcpspec.runtime.call.ReadContext;
import io.mcpspec.runtime.tool.ToolException;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** One call of a tool, as far as it reaches AWS: it may send several requests. */
public final class AwsCall {

  private final CallFacts facts;
  private final ReadContext context;
  private final AwsErrors errors;
  private final Supplier<DynamoDbClient> client;

  AwsCall(CallFacts facts, ReadContext context, AwsErrors errors, Supplier<DynamoDbClient> client) {
    this.facts = facts;
    this.context = context;
    this.errors = errors;
    this.client = client;
  }

  /** What the handler was given. */
  public ReadContext context() {
    return context;
  }

  /** Whether it may have changed something. */
  public boolean writes() {
    return facts.writes();
  }

  /** The same call with leave to read alone. */
  public AwsCall reading() {
    return new AwsCall(facts.reading(), context, errors, () -> facts.clients().read(facts.requestedRegion()));
  }

  /**
   * Sends one request, cut off when the caller cancels.
   *
   * @throws ToolException when AWS refuses or does not answer; {@link #code} tells AWS's code
   * @throws CancellationException when the caller cancelled; a change may have been made
   */
  public <T> T send(Function<DynamoDbClient, T> request) {
    Cancellation cancellation = context.cancellation();
    cancellation.throwIfCancelled();
    CallFacts sent = facts.at(context);
    try {
      return facts.clients().during(context, () -> request.apply(client.get()));
    } catch (SdkException failure) {
      cancellation.throwIfCancelled();
      throw errors.explain(failure, sent);
    }
  }

  /** AWS's code of what {@link #send} threw; empty when AWS did not answer. */
  public static Optional<String> code(ToolException failure) {
    return failure.getCause() instanceof AwsServiceException refused
        ? Optional.of(AwsErrors.code(refused))
        : Optional.empty();
  }
}
