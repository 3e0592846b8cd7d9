package io.mcpspec.runtime.aws;

import io.mcpspec.runtime.aws.client.CredentialSource;
import io.mcpspec.runtime.aws.client.RegionChoice;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.Finding;
import io.mcpspec.runtime.tool.ToolException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.auth.credentials.AwsCredentials;
import software.amazon.awssdk.awscore.AwsClient;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.regions.Region;

/** Finds region, credentials and endpoint, and makes one call that reads. Shows no secret. */
final class AwsProbe {

  private AwsProbe() {}

  static List<Finding> run(AwsClients<?> clients) {
    List<Finding> findings = new ArrayList<>();
    Optional<RegionChoice> region = region(clients, findings);
    boolean credentials = credentials(clients, findings);
    if (region.isPresent() && endpoint(clients, findings) && credentials) {
      findings.add(probe(clients, region.get().region()));
    }
    return findings;
  }

  private static boolean endpoint(AwsClients<?> clients, List<Finding> findings) {
    try {
      Endpoint endpoint = clients.endpoint(Optional.empty());
      findings.add(Finding.ok("endpoint", endpoint.uri() + ", " + endpoint.source()));
      return true;
    } catch (ToolException wrong) {
      findings.add(Finding.failure("endpoint", wrong.getMessage()));
      return false;
    }
  }

  private static Optional<RegionChoice> region(AwsClients<?> clients, List<Finding> findings) {
    try {
      RegionChoice choice = clients.choose(Optional.empty());
      findings.add(Finding.ok("region", choice.region().id() + ", from " + choice.source()));
      return Optional.of(choice);
    } catch (ToolException none) {
      Finding finding = none.getMessage().equals(RegionChoice.NONE)
          ? Finding.warning("region", none.getMessage() + " in each call")
          : Finding.failure("region", none.getMessage());
      findings.add(finding);
      return Optional.empty();
    }
  }

  private static boolean credentials(AwsClients<?> clients, List<Finding> findings) {
    try {
      AwsCredentials found = clients.factory().credentials().resolveCredentials();
      findings.add(Finding.ok("credentials", "found, from " + CredentialSource.name(found, clients.environment())));
      return true;
    } catch (SdkException failure) {
      String text = ClientFailures.lacksCredentials(failure)
          ? ClientFailures.noCredentials(clients.environment().profile())
          : "not usable: " + ClientFailures.firstLine(failure);
      findings.add(Finding.failure("credentials", text));
      return false;
    }
  }

  private static <C extends AwsClient> Finding probe(AwsClients<C> clients, Region region) {
    String operation = clients.service().probeOperation();
    try (C client = clients.factory().reading(region, Set.of(operation))) {
      clients.service().probe(client);
      return Finding.ok("call", operation + " answered");
    } catch (SdkException failure) {
      CallFacts facts =
          new CallFacts(clients, Optional.empty(), () -> JsonObject.EMPTY, false, clients.factory().time().most());
      String text = new AwsErrors(Map.of(), Map.of()).explain(failure, facts).getMessage();
      return Finding.failure("call", operation + ": " + text);
    }
  }
}
