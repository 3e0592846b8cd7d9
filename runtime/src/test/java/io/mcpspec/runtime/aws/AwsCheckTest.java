package io.mcpspec.runtime.aws;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.aws.dynamodb.DynamoDbClients;
import io.mcpspec.runtime.server.Finding;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AnonymousCredentialsProvider;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class AwsCheckTest {

  private final WireStub stub = WireStub.start();

  @AfterEach
  void stop() {
    stub.close();
  }

  @Test
  void tellsWhatWouldWork() {
    stub.answer("{\"TableNames\":[]}");
    assertThat(check(Calls.clients(stub.uri()))).containsExactly(
        Finding.ok("region", "eu-west-1, from AWS_REGION"),
        Finding.ok("credentials", "found, from the server's settings"),
        Finding.ok("endpoint", stub.uri() + ", the server's settings"),
        Finding.ok("call", "ListTables answered"));
  }

  @Test
  void tellsWhatAwsSaysToTheCredentials() {
    stub.fail(400, "UnrecognizedClientException", "bad");
    List<Finding> findings = check(Calls.clients(stub.uri()));
    assertThat(findings).hasSize(4).noneMatch(finding -> finding.text().contains("AKIAFAKE"));
    assertThat(findings.get(3).level()).isEqualTo(Finding.Level.FAILURE);
    assertThat(findings.get(3).text()).startsWith("ListTables: AWS rejected the credentials");
  }

  @Test
  void tellsWhatIsMissing() {
    assertThat(check(Calls.environment(Map.of("AWS_PROFILE", "none"), ""))).containsExactly(
        Finding.warning("region", "No AWS region: set AWS_REGION or pass region_name in each call"),
        Finding.failure("credentials", "No AWS credentials found (profile none): run `aws sso login`, or set"
            + " AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or choose another profile by AWS_PROFILE"));
  }

  @Test
  void tellsOfARegionThatIsNone() {
    List<Finding> findings = check(Calls.environment(Map.of("AWS_REGION", "frankfurt"), "")
        .credentials(AnonymousCredentialsProvider.create()));
    assertThat(findings.get(0).level()).isEqualTo(Finding.Level.FAILURE);
    assertThat(findings.get(0).text()).startsWith("No AWS region 'frankfurt'; nearest: ");
    assertThat(findings).hasSize(2);
  }

  @Test
  void tellsOfAnEndpointThatIsNoUrl() {
    Map<String, String> variables = Map.of("AWS_REGION", "eu-west-1", "AWS_ENDPOINT_URL_DYNAMODB", "local host:8000");
    assertThat(check(Calls.environment(variables, "").credentials(Calls.FAKE))).contains(Finding.failure(
        "endpoint", "The endpoint of AWS_ENDPOINT_URL_DYNAMODB: expected a URL such as http://localhost:8000, got"
            + " \"local host:8000\""));
  }

  @Test
  void tellsOfConfigurationThatCannotBeRead() {
    AwsClients.Builder<DynamoDbClient, DynamoDbClients> broken = DynamoDbClients.builder()
        .variables(name -> null)
        .credentials(Calls.FAKE)
        .profiles(() -> {
          throw new IllegalArgumentException("bad line");
        });
    assertThat(check(broken)).contains(Finding.failure(
        "region", "The AWS configuration files cannot be read: correct them, or set AWS_REGION"));
  }

  private static List<Finding> check(AwsClients.Builder<DynamoDbClient, DynamoDbClients> builder) {
    try (DynamoDbClients clients = builder.build()) {
      return new AwsCheck(() -> clients).run();
    }
  }
}
