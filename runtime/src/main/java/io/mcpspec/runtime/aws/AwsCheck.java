package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.server.Check;
import io.mcpspec.runtime.server.Finding;
import java.util.List;
import java.util.function.Supplier;

/** Finds out whether calls to a service would work. Loads nothing of the SDK until it makes a call. */
public final class AwsCheck implements Check {

  private final Supplier<? extends AwsClients<?>> clients;

  /**
   * A check.
   *
   * @param clients gives the server's clients
   */
  public AwsCheck(Supplier<? extends AwsClients<?>> clients) {
    this.clients = clients;
  }

  @Override
  public List<Finding> run() {
    return AwsProbe.run(clients.get());
  }
}
