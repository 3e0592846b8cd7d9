package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.dynamodb.client.ToolAnswer;
import io.mcpspec.dynamodb.wire.StubAnswer;
import io.mcpspec.dynamodb.wire.WireStub;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.net.URI;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the model is told when AWS cannot be reached or will not answer: what went wrong and what to do. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FailureIT {

  private static final String SECRET = "test-secret-that-opens-nothing";
  private static final String TOKEN = "test-session-token-that-opens-nothing";
  private static final JsonObject KEY = object("{\"table_name\": \"Readings\", \"key\": {\"sensor\": {\"S\": \"a\"}}}");
  private static final JsonObject COUNT = object("""
      {"table_name": "Readings", "key": {"sensor": {"S": "a"}}, "update_expression": "ADD visits :one",
       "expression_attribute_values": {":one": {"N": "1"}}}""");

  private WireStub stub;
  private McpClient client;

  @BeforeAll
  void start() {
    stub = WireStub.start();
    Launch launch = Launch.packaged("--groups", "all").with("AWS_SESSION_TOKEN", TOKEN);
    client = McpClient.open(launch.endpoint(stub.endpoint()));
  }

  @AfterAll
  void stop() {
    client.close();
    stub.close();
  }

  @BeforeEach
  void forget() {
    stub.reset();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      ExpiredTokenException               | have expired. Renew them
      UnrecognizedClientException         | AWS does not know these credentials
      InvalidSignatureException           | this machine's clock
      IncompleteSignatureException        | AWS found the signature incomplete
      MissingAuthenticationTokenException | The request carried no credentials
      SignatureDoesNotMatch               | AWS rejected the credentials
      AccessDeniedException               | AWS says why
      ValidationException                 | AWS says why
      """)
  void aRefusalSaysWhatToDoAndIsNotRepeated(String code, String says) {
    stub.prepare("GetItem", StubAnswer.error(400, code, "AWS says why"));

    ToolAnswer answer = client.call("get_item", KEY);

    assertThatFails(answer, says);
    assertThat(answer.text()).contains(code).contains(StubAnswer.REQUEST_ID);
    assertThat(stub.requests()).hasSize(1);
  }

  /** AWS repeats the request that was to be signed, headers and all. */
  @Test
  void aWrongSignatureShowsNothingOfTheRequest() {
    stub.prepare("GetItem", StubAnswer.error(400, "InvalidSignatureException",
        "The Canonical String for this request should have been 'POST\nx-amz-security-token:" + TOKEN + "'"));

    assertThatFails(client.call("get_item", KEY), "InvalidSignatureException");
  }

  @ParameterizedTest
  @CsvSource({
    "400, ThrottlingException", "400, ProvisionedThroughputExceededException", "400, RequestLimitExceeded",
    "500, InternalServerError", "503, ServiceUnavailable",
  })
  void aFailureThatMayPassIsRepeatedAFewTimesThenReported(int status, String code) {
    stub.prepare("GetItem", StubAnswer.error(status, code, "AWS says why"));

    ToolAnswer answer = client.call("get_item", KEY);

    assertThatFails(answer, "3 attempts");
    assertThat(answer.text()).contains(code, "AWS says why", StubAnswer.REQUEST_ID);
    assertThat(stub.requests()).hasSize(3);
  }

  @ParameterizedTest
  @CsvSource({"500, InternalServerError", "503, ServiceUnavailable"})
  void aWriteThatMayHaveHappenedIsSentOnce(int status, String code) {
    stub.prepare("UpdateItem", StubAnswer.error(status, code, "AWS says why"));

    assertThatFails(client.call("update_item", COUNT), "read first");
    assertThat(stub.requests()).hasSize(1);
  }

  @Test
  void aTransactionIsRepeatedUnderItsToken() {
    stub.prepare("TransactWriteItems", StubAnswer.error(500, "InternalServerError", "AWS says why"));

    JsonObject count = object("""
        {"transact_items": [{"Update": {"TableName": "Readings", "Key": {"sensor": {"S": "a"}},
          "UpdateExpression": "ADD visits :one", "ExpressionAttributeValues": {":one": {"N": "1"}}}}]}""");

    assertThatFails(client.call("transact_write_items", count), "3 attempts");
    assertThat(stub.requests()).hasSize(3);
    assertThat(stub.requests().stream().map(request -> request.body().string("ClientRequestToken").orElseThrow())
        .distinct()).hasSize(1);
  }

  @Test
  void aSlowAnswerIsGivenUpInTime() {
    stub.prepare("GetItem", StubAnswer.ok(JsonObject.EMPTY).after(Duration.ofMinutes(1)));
    stub.prepare("UpdateItem", StubAnswer.ok(JsonObject.EMPTY).after(Duration.ofMinutes(1)));
    stub.prepare("DescribeLimits", StubAnswer.ok(JsonObject.EMPTY));
    try (McpClient hurried = McpClient.open(Launch.packaged("--timeout", "4").endpoint(stub.endpoint()))) {
      hurried.call("describe_limits", JsonObject.EMPTY); // the first call loads the SDK
      long start = System.nanoTime();

      assertThatFails(hurried.call("get_item", KEY), "No answer from DynamoDB within 3 s: retry, or ask for less");
      assertThatFails(hurried.call("update_item", COUNT), "within 3 s: the change may or may not have been made");

      assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(8));
      assertThat(stub.requests()).hasSize(3);
    }
  }

  @Test
  void credentialsThatNoRequestCanCarryAreNotShown() {
    Launch launch = Launch.packaged().endpoint(stub.endpoint()).with("AWS_SESSION_TOKEN", "first-half\n" + TOKEN);
    try (McpClient broken = McpClient.open(launch)) {
      assertThatFails(broken.call("get_item", KEY), "The AWS credentials hold a line break");
      assertThat(broken.standardError()).doesNotContain(TOKEN);
    }
    assertThat(stub.requests()).isEmpty();
  }

  @Test
  void nobodyAtTheEndpointIsToldApartFromARefusal() {
    URI gone;
    try (WireStub ended = WireStub.start()) {
      gone = ended.endpoint();
    }
    try (McpClient lonely = McpClient.open(Launch.packaged().endpoint(gone))) {
      assertThatFails(lonely.call("get_item", KEY), "No connection to DynamoDB in eu-west-1 after 3 attempts");
      assertThatFails(lonely.call("update_item", COUNT), "No connection to DynamoDB in eu-west-1 after 3 attempts");
    }
  }

  @Test
  void aReadWhoseAnswerIsLostIsRepeated() {
    stub.prepare("GetItem", StubAnswer.dropped());

    assertThatFails(client.call("get_item", KEY), "3 attempts");
    assertThat(stub.requests()).hasSize(3);
  }

  @Test
  void aWriteWhoseAnswerIsLostIsSentOnce() {
    stub.prepare("UpdateItem", StubAnswer.dropped());

    assertThatFails(client.call("update_item", COUNT), "may or may not");
    assertThat(stub.requests()).hasSize(1);
  }

  @Test
  void withoutARegionOrCredentialsTheCallSaysWhatToSet() {
    Launch bare = Launch.packaged().endpoint(stub.endpoint()).without("AWS_REGION");
    try (McpClient nowhere = McpClient.open(bare)) {
      assertThatFails(nowhere.call("list_tables", JsonObject.EMPTY), "AWS_REGION");
    }
    Launch anonymous =
        Launch.packaged().endpoint(stub.endpoint()).without("AWS_ACCESS_KEY_ID").without("AWS_SECRET_ACCESS_KEY");
    try (McpClient nobody = McpClient.open(anonymous)) {
      assertThatFails(nobody.call("list_tables", JsonObject.EMPTY), "No AWS credentials found");
    }
    assertThat(stub.requests()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "eu-wset-1, eu-west-1", "us_east_1, us-east-1", "EU-WEST-1, eu-west-1", "evil.example.com/, ''", "aws-global, ''",
    "eu-west-1.evil.example, eu-west-1", "us-east-1@evil, us-east-1", "../../x, ''", "local/x, ''",
  })
  void whatIsNoRegionIsRefusedBeforeAnythingIsSigned(String region, String nearest) {
    JsonObject arguments = JsonObject.builder().put("region_name", region).build();

    ToolAnswer answer = client.call("list_tables", arguments);

    assertThat(answer.isError()).isTrue();
    assertThat(answer.text()).contains(nearest.isEmpty() ? "region" : nearest);
    assertThat(stub.requests()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"us-gov-west-1", "cn-north-1", "us-iso-east-1", "eu-isoe-west-1", "eu-central-9"})
  void aRegionOfAnyPartitionIsSignedFor(String region) {
    stub.prepare("ListTables", StubAnswer.ok(JsonObject.EMPTY));

    client.call("list_tables", JsonObject.builder().put("region_name", region).build()).structured();

    assertThat(stub.requests()).singleElement()
        .satisfies(request -> assertThat(request.signedRegion()).contains(region));
  }

  @ParameterizedTest
  @ValueSource(strings = {"AWS_REGION", "AWS_DEFAULT_REGION"})
  void aMisspeltRegionOfTheEnvironmentIsRefusedToo(String variable) {
    Launch launch = Launch.packaged().without("AWS_REGION").with(variable, "eu-wset-1").endpoint(stub.endpoint());
    try (McpClient misled = McpClient.open(launch)) {
      assertThatFails(misled.call("list_tables", JsonObject.EMPTY), "nearest: eu-west-1");
    }
    assertThat(stub.requests()).isEmpty();
  }

  @Test
  void allWrongArgumentsAreNamedAtOnce() {
    ToolAnswer answer = client.call("query", object("{\"table_name\": 5, \"limit\": 0, \"consistant_read\": true}"));

    assertThatFails(answer, "limit: expected");
    assertThat(answer.text())
        .contains("table_name: expected", "key_condition_expression", "consistant_read", "consistent_read");
    assertThat(stub.requests()).isEmpty();
  }

  private void assertThatFails(ToolAnswer answer, String says) {
    assertThat(answer.isError()).as("isError of %s", answer).isTrue();
    assertThat(answer.text()).containsIgnoringCase(says).doesNotContain(SECRET, TOKEN);
    assertThat(client.standardError()).doesNotContain(SECRET, TOKEN);
  }

  private static JsonObject object(String text) {
    return JsonReader.read(text).asObject().orElseThrow();
  }
}
