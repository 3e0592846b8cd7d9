package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.dynamodb.client.ToolAnswer;
import io.mcpspec.dynamodb.wire.StubAnswer;
import io.mcpspec.dynamodb.wire.WireStub;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the model is told when AWS cannot be reached or will not answer: what went wrong and what to do. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FailureIT {

  private static final JsonObject KEY = object("{\"table_name\": \"Readings\", \"key\": {\"sensor\": {\"S\": \"a\"}}}");
  private static final JsonObject COUNT = object("""
      {"table_name": "Readings", "key": {"sensor": {"S": "a"}}, "update_expression": "ADD visits :one",
       "expression_attribute_values": {":one": {"N": "1"}}}""");

  private WireStub stub;
  private McpClient client;

  @BeforeAll
  void start() {
    stub = WireStub.start();
    client = McpClient.open(Launch.packaged().endpoint(stub.endpoint()));
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
  @CsvSource({
    "ExpiredTokenException, expired",
    "UnrecognizedClientException, credentials",
    "AccessDeniedException, AWS says why",
    "ValidationException, AWS says why"
  })
  void aRefusalSaysWhatToDoAndIsNotRepeated(String code, String says) {
    stub.prepare("GetItem", StubAnswer.error(400, code, "AWS says why"));

    ToolAnswer answer = client.call("get_item", KEY);

    assertThatFails(answer, says);
    assertThat(answer.text()).contains(code).contains(StubAnswer.REQUEST_ID);
    assertThat(stub.requests()).hasSize(1);
  }

  @Test
  void throttlingIsRepeatedAFewTimesThenReported() {
    stub.prepare("GetItem", StubAnswer.throttled());

    ToolAnswer answer = client.call("get_item", KEY);

    assertThatFails(answer, "3 attempts");
    assertThat(answer.text()).contains("ThrottlingException");
    assertThat(stub.requests()).hasSize(3);
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

  @Test
  void aMisspeltRegionIsRefusedWithTheNearest() {
    assertThatFails(client.call("list_tables", object("{\"region_name\": \"eu-wset-1\"}")), "eu-west-1");
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

  private static void assertThatFails(ToolAnswer answer, String says) {
    assertThat(answer.isError()).as("isError of %s", answer).isTrue();
    assertThat(answer.text()).containsIgnoringCase(says).doesNotContain("test-secret-that-opens-nothing");
  }

  private static JsonObject object(String text) {
    return JsonReader.read(text).asObject().orElseThrow();
  }
}
