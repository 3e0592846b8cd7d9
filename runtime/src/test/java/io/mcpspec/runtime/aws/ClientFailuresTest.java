package io.mcpspec.runtime.aws;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.aws.dynamodb.DynamoDbClients;
import io.mcpspec.runtime.json.JsonObject;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class ClientFailuresTest {

  private static final SdkClientException UNKNOWN_HOST =
      SdkClientException.create("no host", new RuntimeException(new UnknownHostException("dynamodb.x")));

  @Test
  void namesTheNearestOfARegionWithoutEndpoint() {
    assertThat(text(UNKNOWN_HOST, "eu-west-8", Map.of()))
        .isEqualTo("No endpoint for region 'eu-west-8'; nearest: eu-west-1");
  }

  @Test
  void blamesTheNetworkWhenTheRegionIsKnown() {
    assertThat(text(UNKNOWN_HOST, "eu-west-1", Map.of()))
        .isEqualTo("The host of DynamoDB in eu-west-1 was not found: check the network, then retry");
  }

  @Test
  void blamesTheEndpointThatWasSetUp() {
    assertThat(text(UNKNOWN_HOST, "eu-west-1", Map.of("AWS_ENDPOINT_URL_DYNAMODB", "http://nowhere:1")))
        .isEqualTo("The host of the configured endpoint is not known: check AWS_ENDPOINT_URL_DYNAMODB");
  }

  @Test
  void keepsTheNamesOfClassesToItself() {
    SdkClientException unreadable = SdkClientException.create(
        "Unable to unmarshall response (software.amazon.awssdk.thirdparty.jackson.core.JsonParseException: x)");
    assertThat(text(unreadable, "eu-west-1", Map.of()))
        .isEqualTo("What answered for DynamoDB in eu-west-1 is no answer of DynamoDB's: "
            + "check the endpoint, then retry");
    SdkClientException other = SdkClientException.create("Unable to execute: java.io.Foo: gone (SDK Attempt Count: 3)");
    assertThat(text(other, "eu-west-1", Map.of())).endsWith("retry, or ask for less (Unable to execute: gone)");
  }

  @Test
  void findsTheEndpointInOrder() {
    Map<String, String> variables = Map.of("AWS_REGION", "eu-west-1", "AWS_ENDPOINT_URL", "http://all:1");
    assertThat(endpoint(variables, "")).isEqualTo(new Endpoint(URI.create("http://all:1"), "AWS_ENDPOINT_URL", true));
    assertThat(endpoint(Map.of("AWS_REGION", "eu-west-1"), "[default]\nendpoint_url = http://mine:1\n"))
        .isEqualTo(new Endpoint(URI.create("http://mine:1"), "profile default", true));
    assertThat(endpoint(Map.of("AWS_REGION", "cn-north-1"), "")).isEqualTo(new Endpoint(
        URI.create("https://dynamodb.cn-north-1.amazonaws.com.cn"), "AWS's for the region", false));
  }

  private static Endpoint endpoint(Map<String, String> variables, String configuration) {
    try (AwsClients<DynamoDbClient> clients = Calls.environment(variables, configuration).build()) {
      return clients.endpoint(Optional.empty());
    }
  }

  private static String text(SdkClientException failure, String region, Map<String, String> variables) {
    try (DynamoDbClients clients = Calls.environment(variables, "").build()) {
      return ClientFailures.text(
          failure, new CallFacts(clients, Optional.of(region), () -> JsonObject.EMPTY, false, Duration.ofSeconds(25)));
    }
  }
}
