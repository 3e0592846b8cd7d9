package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.call.ReadContext;
import io.mcpspec.runtime.call.WriteContext;
import io.mcpspec.runtime.json.JsonObject;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import software.amazon.awssdk.awscore.AwsClient;

/**
 * How one tool calls AWS: with the client that its effect allows, cut off when the caller cancels, and with failures
 * told in words for the model.
 *
 * @param <C> the SDK's client of the service
 */
public final class AwsCalls<C extends AwsClient> {

  private final AwsClients<C> clients;
  private final AwsErrors errors;

  /**
   * @param clients the server's clients
   * @param errorTexts the tool's own texts by AWS error code; {@code @{arg.name}} in one stands for an argument
   * @param commonTexts the texts for codes of which the tool says nothing
   */
  public AwsCalls(AwsClients<C> clients, Map<String, String> errorTexts, Map<String, String> commonTexts) {
    this.clients = clients;
    this.errors = new AwsErrors(errorTexts, commonTexts);
  }

  /**
   * A call that only reads.
   *
   * @param region the region that the caller asked for
   * @param arguments the tool's arguments, for texts of errors
   */
  public AwsCall<C> reading(ReadContext context, Optional<String> region, Supplier<JsonObject> arguments) {
    return new AwsCall<>(
        clients,
        new CallFacts(clients, region, arguments, false), context, errors, () -> clients.read(region));
  }

  /**
   * A call that may change something.
   *
   * @param region the region that the caller asked for
   * @param arguments the tool's arguments, for texts of errors
   */
  public AwsCall<C> writing(WriteContext context, Optional<String> region, Supplier<JsonObject> arguments) {
    return new AwsCall<>(
        clients,
        new CallFacts(clients, region, arguments, true),
        context,
        errors,
        () -> clients.write(region, context.permit()));
  }
}
