package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.call.Cancellation;
import io.mcpspec.runtime.call.ReadContext;
import io.mcpspec.runtime.tool.ToolException;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.awscore.AwsClient;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * One call of a tool, as far as it reaches AWS: it may send several requests.
 *
 * @param <C> the SDK's client of the service
 */
public final class AwsCall<C extends AwsClient> {

  private final AwsClients<C> clients;
  private final CallFacts facts;
  private final ReadContext context;
  private final AwsErrors errors;
  private final Supplier<C> client;

  AwsCall(AwsClients<C> clients, CallFacts facts, ReadContext context, AwsErrors errors, Supplier<C> client) {
    this.clients = clients;
    this.facts = facts;
    this.context = context;
    this.errors = errors;
    this.client = client;
  }

  /** What the handler was given. */
  public ReadContext context() {
    return context;
  }

  /** The service that it calls. */
  public AwsService<C> service() {
    return clients.service();
  }

  /** Whether it may have changed something. */
  public boolean writes() {
    return facts.writes();
  }

  /** The same call with leave to read alone. */
  public AwsCall<C> reading() {
    return new AwsCall<>(clients, facts.reading(), context, errors, () -> clients.read(facts.requestedRegion()));
  }

  /**
   * Sends one request, cut off when the caller cancels.
   *
   * @throws ToolException when AWS refuses or does not answer; {@link #code} tells AWS's code
   * @throws CancellationException when the caller cancelled; a change may have been made
   */
  public <T> T send(Function<C, T> request) {
    Cancellation cancellation = context.cancellation();
    cancellation.throwIfCancelled();
    CallFacts sent = facts.at(context);
    try {
      return clients.during(context, () -> request.apply(client.get()));
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
