package io.mcpspec.runtime.aws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.aws.client.UsableCredentials;
import io.mcpspec.runtime.aws.dynamodb.DynamoDbClients;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.tool.ToolException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.auth.credentials.AwsSessionCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;

class AwsErrorsTest {

  private static final Map<String, String> COMMON =
      Map.of("ResourceNotFoundException", "not shown", "TableInUseException", "In use");
  private static final JsonObject ARGUMENTS = JsonObject.builder().put("table_name", "@{arg.key}").build();

  private final WireStub stub = WireStub.start();

  @AfterEach
  void stop() {
    stub.close();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      ExpiredTokenException       | Credentials expired: renew them (such as by `aws sso login`) and retry
      UnrecognizedClientException | AWS rejected the credentials: check that they belong to the account and partition
      AccessDeniedException       | Access denied: the message below names the action that profile default lacks
      ValidationException         | DynamoDB refused the call
      """)
  void tellsWhatToDo(String code, String text) {
    stub.fail(400, code, "said by AWS");
    String message = readFailure(Map.of());
    assertThat(message).startsWith(text).contains("\nAWS: " + code).endsWith("(request id REQ1)");
    assertThat(message.contains("said by AWS")).isEqualTo(!code.startsWith("Unrecognized"));
  }

  @Test
  void neverShowsTheRequestOfAWrongSignature() {
    stub.fail(400, "InvalidSignatureException", "The Canonical String should have been 'POST secret'");
    assertThat(readFailure(Map.of()))
        .startsWith("AWS rejected the credentials")
        .endsWith("\nAWS: InvalidSignatureException (request id REQ1)")
        .doesNotContain("secret");
  }

  @Test
  void fillsTheToolsOwnTextOnce() {
    stub.fail(400, "ResourceNotFoundException", "Requested resource not found");
    String text = "No table `@{arg.table_name}` in @{arg.region_name}, \\@{x}, @{arg.key}";
    assertThat(readFailure(Map.of("ResourceNotFoundException", text))).isEqualTo(
        "No table `@{arg.key}` in eu-west-1, @{x}, (no key)\n"
            + "AWS: ResourceNotFoundException: Requested resource not found (request id REQ1)");
  }

  @Test
  void fallsBackToTheTextOfTheServer() {
    stub.fail(400, "TableInUseException", "busy");
    assertThat(readFailure(Map.of())).isEqualTo("In use\nAWS: TableInUseException: busy (request id REQ1)");
  }

  @Test
  void tellsHowOftenAThrottledCallWasTried() {
    stub.fail(400, "ProvisionedThroughputExceededException", "slow down");
    assertThat(readFailure(Map.of()))
        .startsWith("Throttled after 3 attempts: retry later\n")
        .endsWith("(request id REQ1, after 3 attempts)");
    assertThat(stub.requests()).hasSize(3);
  }

  @Test
  void repeatsAThrottledWrite() {
    stub.fail(400, "ThrottlingException", "slow down").answer("{}");
    try (DynamoDbClients clients = Calls.clients(stub.uri()).build()) {
      write(clients, Map.of());
    }
    assertThat(stub.requests()).hasSize(2);
  }

  @Test
  void doesNotRepeatAWriteThatMayHaveHappened() {
    stub.fail(500, "InternalServerError", "oops");
    assertThat(writeFailure(Map.of())).startsWith(
        "DynamoDB failed on its side after 1 attempt: the change may or may not have been made, so read before you");
    assertThat(stub.requests()).hasSize(1);
  }

  @Test
  void repeatsAReadAfterAFaultOfTheServer() {
    stub.fail(500, "InternalServerError", "oops").answer("{\"TableNames\":[]}");
    try (DynamoDbClients clients = Calls.clients(stub.uri()).readOperations(List.of("ListTables")).build()) {
      read(clients, Map.of());
    }
    assertThat(stub.requests()).hasSize(2);
  }

  @Test
  void aDroppedConnectionLeavesAWriteUncertainAndUnrepeated() {
    stub.answer("{}").drop();
    try (DynamoDbClients clients = Calls.clients(stub.uri()).build()) {
      write(clients, Map.of());
      assertThatThrownBy(() -> write(clients, Map.of()))
          .isInstanceOf(ToolException.class)
          .hasMessageContaining("in eu-west-1 broke off after 1 attempt: the change may or may not have been made");
    }
    assertThat(stub.requests()).hasSize(2);
  }

  @Test
  void aSlowAnswerEndsAtTheTimeout() {
    CountDownLatch never = new CountDownLatch(1);
    stub.answerAfter(never);
    long start = System.nanoTime();
    try (DynamoDbClients clients = Calls.clients(stub.uri()).timeout(Duration.ofSeconds(1)).build()) {
      assertThatThrownBy(() -> write(clients, Map.of()))
          .hasMessageStartingWith("No answer from DynamoDB within 1 s: the change may or may not have been made");
    }
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
  }

  @Test
  void aSlowAnswerEndsBeforeTheCallDoes() {
    stub.answerAfter(new CountDownLatch(1));
    Instant deadline = Instant.now().plusSeconds(3);
    try (DynamoDbClients clients = Calls.clients(stub.uri()).readOperations(List.of("ListTables")).build()) {
      assertThatThrownBy(() -> new AwsCalls<>(clients, Map.of(), COMMON)
          .reading(Calls.context(deadline), Optional.empty(), () -> ARGUMENTS)
          .send(client -> client.listTables()))
          .hasMessage("No answer from DynamoDB within 2 s: retry, or ask for less");
    }
    assertThat(Instant.now()).isBefore(deadline);
    assertThat(stub.requests()).hasSize(1);
  }

  @Test
  void tellsOfARefusedConnection() throws IOException {
    ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    URI closed = URI.create("http://127.0.0.1:" + taken.getLocalPort());
    taken.close();
    try (DynamoDbClients clients = Calls.clients(closed).build()) {
      assertThatThrownBy(() -> write(clients, Map.of()))
          .hasMessageStartingWith("No connection to DynamoDB in eu-west-1 after 3 attempts");
    }
  }

  @Test
  void showsTheItemThatFailedTheCondition() {
    stub.failWith(400, """
        {"__type": "com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException",
         "message": "The conditional request failed", "Item": {"id": {"S": "a"}}}""");
    assertThat(writeFailure(Map.of("ConditionalCheckFailedException", "The condition was false"))).isEqualTo(
        "The condition was false\n"
            + "AWS: ConditionalCheckFailedException: The conditional request failed (request id REQ1)\n"
            + "Details: {\"Item\":{\"id\":{\"S\":\"a\"}}}");
  }

  @Test
  void tellsThatThereAreNoCredentials() {
    stub.answer("{}");
    try (DynamoDbClients clients = Calls.environment(Map.of("AWS_REGION", "eu-west-1", "AWS_PROFILE", "none"), "")
        .endpoint(stub.uri()).build()) {
      assertThatThrownBy(() -> write(clients, Map.of()))
          .hasMessageStartingWith("No AWS credentials found (profile none): run `aws sso login`");
    }
    assertThat(stub.requests()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"one\nHIDDEN", "HIDDEN\r", " HIDDEN", "HIDDÉN"})
  void neverShowsCredentialsThatNoRequestCanCarry(String token) {
    try (DynamoDbClients clients = Calls.clients(stub.uri())
        .credentials(StaticCredentialsProvider.create(AwsSessionCredentials.create("AKIAFAKE", "fake-secret", token)))
        .build()) {
      assertThatThrownBy(() -> write(clients, Map.of()))
          .isInstanceOf(ToolException.class)
          .hasMessage(UsableCredentials.UNUSABLE);
    }
    assertThat(stub.requests()).isEmpty();
  }

  private String readFailure(Map<String, String> texts) {
    try (DynamoDbClients clients = Calls.clients(stub.uri()).readOperations(List.of("ListTables")).build()) {
      return message(() -> read(clients, texts));
    }
  }

  private String writeFailure(Map<String, String> texts) {
    try (DynamoDbClients clients = Calls.clients(stub.uri()).build()) {
      return message(() -> write(clients, texts));
    }
  }

  private static String message(Runnable call) {
    try {
      call.run();
    } catch (ToolException e) {
      return e.getMessage();
    }
    throw new AssertionError("no ToolException");
  }

  private static void read(DynamoDbClients clients, Map<String, String> texts) {
    new AwsCalls<>(clients, texts, COMMON)
        .reading(Calls.context(), Optional.empty(), () -> ARGUMENTS)
        .send(client -> client.listTables());
  }

  private static void write(DynamoDbClients clients, Map<String, String> texts) {
    new AwsCalls<>(clients, texts, COMMON)
        .writing(Calls.context(), Optional.empty(), () -> ARGUMENTS)
        .send(client -> client.putItem(put -> put.tableName("t")));
  }
}
