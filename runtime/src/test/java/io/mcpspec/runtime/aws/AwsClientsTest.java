package io.mcpspec.runtime.aws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.aws.client.RegionChoice;
import io.mcpspec.runtime.aws.dynamodb.DynamoDbClients;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.tool.ToolException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class AwsClientsTest {

  private static final String PROFILES = "[profile work]\nregion = eu-central-1\n";

  private final WireStub stub = WireStub.start().answer("{}");

  @AfterEach
  void stop() {
    stub.close();
  }

  @Test
  void aClientForReadingSendsNothingThatIsNotDeclaredToRead() {
    try (DynamoDbClients clients = Calls.clients(stub.uri()).readOperations(List.of("GetItem")).build()) {
      DynamoDbClient client = clients.read(Optional.empty());
      assertThatThrownBy(() -> client.deleteTable(request -> request.tableName("t")))
          .hasMessageContaining("DeleteTable is not declared to read only");
      assertThatThrownBy(() -> client.listTables()).hasMessageContaining("ListTables is not declared to read only");
      assertThat(stub.requests()).isEmpty();
      client.getItem(request -> request.tableName("t"));
      assertThat(stub.requests()).hasSize(1);
    }
  }

  @Test
  void namesItselfToAws() {
    try (DynamoDbClients clients = Calls.clients(stub.uri()).build()) {
      clients.write(Optional.empty(), Calls.context().permit()).listTables();
    }
    assertThat(stub.requests().get(0).userAgent()).endsWith("mcp-spec");
  }

  @Test
  void sharesOneClientForARegionAndKeepsAFewRegions() {
    try (DynamoDbClients clients = Calls.clients(stub.uri()).readOperations(List.of("ListTables")).build()) {
      DynamoDbClient first = clients.read(Optional.of("eu-west-1"));
      assertThat(clients.read(Optional.empty())).isSameAs(first);
      for (int i = 1; i < 40; i++) {
        clients.read(Optional.of("us-east-" + i)).listTables();
      }
      first.listTables();
      assertThat(clients.read(Optional.of("eu-west-1"))).isNotSameAs(first);
    }
  }

  @ParameterizedTest
  @CsvSource(nullValues = "-", value = {
    "us-east-2, eu-west-1, eu-west-3, work, us-east-2, region_name",
    "-, eu-west-1, eu-west-3, work, eu-west-1, AWS_REGION",
    "-, -, eu-west-3, work, eu-west-3, AWS_DEFAULT_REGION",
    "-, ' ', eu-west-3, work, eu-west-3, AWS_DEFAULT_REGION",
    "-, -, -, work, eu-central-1, profile work",
  })
  void choosesTheRegionInOrder(
      String asked, String region, String fallback, String profile, String chosen, String source) {
    Map<String, String> variables = new LinkedHashMap<>();
    variables.put("AWS_REGION", region);
    variables.put("AWS_DEFAULT_REGION", fallback);
    variables.put("AWS_PROFILE", profile);
    try (AwsClients<DynamoDbClient> clients = Calls.environment(variables, PROFILES).build()) {
      RegionChoice choice = clients.choose(Optional.ofNullable(asked));
      assertThat(choice.region().id()).isEqualTo(chosen);
      assertThat(choice.source()).isEqualTo(source);
    }
  }

  @Test
  void takesTheRegionOfALocalEngineOnlyWithItsEndpoint() {
    Map<String, String> variables = Map.of("AWS_REGION", "local", "AWS_ENDPOINT_URL_DYNAMODB", "http://localhost:8000");
    try (AwsClients<DynamoDbClient> clients = Calls.environment(variables, "").build()) {
      assertThat(clients.choose(Optional.empty()).region().id()).isEqualTo("local");
      assertThat(clients.choose(Optional.of("local")).region().id()).isEqualTo("local");
    }
    try (AwsClients<DynamoDbClient> clients = Calls.environment(Map.of("AWS_REGION", "eu-west-1"), "").build()) {
      assertThatThrownBy(() -> clients.read(Optional.of("local")))
          .isInstanceOf(ToolException.class)
          .hasMessageContaining("set AWS_ENDPOINT_URL_DYNAMODB");
    }
  }

  @Test
  void neverGuessesARegion() {
    try (AwsClients<DynamoDbClient> clients = Calls.environment(Map.of(), PROFILES).build()) {
      assertThatThrownBy(() -> clients.read(Optional.empty()))
          .isInstanceOf(ToolException.class)
          .hasMessage("No AWS region: set AWS_REGION or pass region_name");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "eu-wset-1, eu-west-1", "us_east_1, us-east-1", "EU-WEST-1, eu-west-1", "euwest2, eu-west-2",
    "ap-sotheast-2, ap-southeast-2",
  })
  void refusesWhatIsNoRegionAndNamesTheNearest(String name, String nearest) {
    try (DynamoDbClients clients = Calls.clients(stub.uri()).build()) {
      assertThatThrownBy(() -> clients.read(Optional.of(name)))
          .isInstanceOf(ToolException.class)
          .hasMessage("No AWS region '" + name + "'; nearest: " + nearest);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "evil.example.com/", "eu-west-1.evil", "eu-west-1#", "", "eu-west-1\n", "../..", "us-east-1@x", "aws-global",
  })
  void neverMakesAHostNameOfWhatItIsGiven(String name) {
    try (DynamoDbClients clients = Calls.clients(stub.uri()).build()) {
      assertThatThrownBy(() -> clients.read(Optional.of(name))).hasMessageStartingWith("No AWS region '");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"us-east-1", "cn-north-1", "us-gov-west-1", "eu-north-7", "us-iso-east-1"})
  void takesTheRegionsOfEveryPartitionAndNewOnes(String name) {
    try (DynamoDbClients clients = Calls.clients(stub.uri()).build()) {
      assertThat(clients.read(Optional.of(name)).serviceClientConfiguration().region().id()).isEqualTo(name);
    }
  }

  @Test
  void cutsTheConnectionWhenTheCallerCancels() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    Calls.TestCancellation cancellation = new Calls.TestCancellation();
    try (WireStub slow = WireStub.start().answerAfter(never);
        DynamoDbClients clients = Calls.clients(slow.uri()).readOperations(List.of("ListTables")).build()) {
      AwsCalls<DynamoDbClient> calls = new AwsCalls<>(clients, Map.of(), Map.of());
      CompletableFuture<Object> call = CompletableFuture.supplyAsync(() -> calls
          .reading(Calls.context(cancellation), Optional.empty(), () -> JsonObject.EMPTY)
          .send(client -> client.listTables()));
      while (slow.requests().isEmpty()) {
        Thread.sleep(5);
      }
      cancellation.cancel();
      assertThatThrownBy(() -> call.orTimeout(5, TimeUnit.SECONDS).join())
          .isInstanceOf(CompletionException.class)
          .hasCauseInstanceOf(CancellationException.class);
      assertThat(slow.requests()).hasSize(1);
    }
  }

  @Test
  void sendsNothingForACallThatIsAlreadyCancelled() {
    Calls.TestCancellation cancellation = new Calls.TestCancellation();
    cancellation.cancel();
    try (DynamoDbClients clients = Calls.clients(stub.uri()).build()) {
      assertThatThrownBy(() -> new AwsCalls<>(clients, Map.of(), Map.of())
              .writing(Calls.context(cancellation), Optional.empty(), () -> JsonObject.EMPTY)
              .send(client -> client.listTables()))
          .isInstanceOf(CancellationException.class);
    }
    assertThat(stub.requests()).isEmpty();
  }
}
