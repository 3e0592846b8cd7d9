package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.server.Check;
import io.mcpspec.runtime.server.Finding;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Finds out whether calls to a service would work. Loads nothing of the SDK until it makes a call. */
public final class AwsCheck implements Check {

  private final String endpointVariable;
  private final Supplier<? extends AwsClients<?>> clients;

  /**
   * A check.
   *
   * @param endpointVariable the environment variable that holds the service's endpoint
   * @param clients gives the server's clients
   */
  public AwsCheck(String endpointVariable, Supplier<? extends AwsClients<?>> clients) {
    this.endpointVariable = endpointVariable;
    this.clients = clients;
  }

  @Override
  public List<Finding> run() {
    return AwsProbe.run(clients.get());
  }

  @Override
  public List<Finding> settings(Map<String, String> environment) {
    return new AwsSettings(environment).wrong(endpointVariable);
  }
}
