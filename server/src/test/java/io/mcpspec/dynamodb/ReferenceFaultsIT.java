package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.CommandLine;
import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.dynamodb.client.ToolAnswer;
import io.mcpspec.dynamodb.wire.RecordedRequest;
import io.mcpspec.dynamodb.wire.StubAnswer;
import io.mcpspec.dynamodb.wire.StubbedServer;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the reference server did wrong, one test each, whose name is the fault; what it lacked is in
 * {@link ReferenceGapsIT}. Empty values are held as a kind by {@link NothingFallsOpenIT}.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReferenceFaultsIT {

  private static final String KEY = "\"table_name\": \"Readings\", \"key\": {\"sensor\": {\"S\": \"a\"}}";

  @RegisterExtension
  final StubbedServer server = StubbedServer.with("--groups", "all");

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      delete_item | {KEY, "condition_expression": ""}                           | condition_expression: expected
      put_item    | {"table_name": "T", "item": {"a": {"S": "b"}}, "condition_expression": ""} | condition_expression
      update_item | {KEY, "update_expression": ""}                              | update_expression: expected
      scan        | {"table_name": "Readings", "filter_expression": ""}         | filter_expression: expected
      scan        | {"table_name": "Readings", "exclusive_start_key": {}}       | exclusive_start_key: expected
      query       | {"table_name": "T", "key_condition_expression": "a = :a", "exclusive_start_key": {}} | exclusive_sta
      scan        | {"table_name": "Readings", "limit": 0}                      | limit: expected
      list_tables | {"limit": 0}                                                | limit: expected
      get_item    | {"table_name": "", "key": {"sensor": {"S": "a"}}}           | table_name: expected
      """)
  void emptyValuesWereTakenForNone(String tool, String arguments, String problem) {
    ToolAnswer answer = call(server.client(), tool, arguments.replace("KEY", KEY));

    assertThat(answer.isError()).isTrue();
    assertThat(answer.text()).contains(problem);
    assertThat(server.stub().requests()).isEmpty();
  }

  @Test
  void binaryWasEncodedTwice() {
    server.stub().prepare("GetItem", StubAnswer.ok(object("{\"Item\": {\"photo\": {\"B\": \"AAH+/w==\"}}}")));
    server.stub().prepare("PutItem", StubAnswer.ok(JsonObject.EMPTY));

    call(server.client(), "put_item", "{\"table_name\": \"Readings\", \"item\": {\"photo\": {\"B\": \"AAH+/w==\"}}}");
    assertThat(sent("PutItem").get("Item")).contains(JsonReader.read("{\"photo\": {\"B\": \"AAH+/w==\"}}"));
    assertThat(call(server.client(), "get_item", "{" + KEY + "}").structured().get("Item"))
        .contains(JsonReader.read("{\"photo\": {\"B\": \"AAH+/w==\"}}"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"on", "y", "enabled", "TRUE ", "True", "YES", "1", ""})
  void readOnlyFailedOpenOnSomeValues(String value) {
    assertReadOnly(Launch.packaged().with("DDB_MCP_READONLY", value));
  }

  @Test
  void theReadOnlyVariableCouldNotBeExportedByAShell() {
    assertReadOnly(Launch.packaged().with("DDB_MCP_READONLY", "true"));
    assertReadOnly(Launch.packaged().with("DDB-MCP-READONLY", "true"));
  }

  @Test
  void aReadOnlyValueThatWasNotUnderstoodCountedAsOff() {
    CommandLine refused = CommandLine.run(Launch.packaged().with("DDB_MCP_READONLY", "ture"));

    assertThat(refused.status()).isNotZero();
    assertThat(refused.errors()).contains("DDB_MCP_READONLY", "ture", "the server does not start");
  }

  @Test
  void updateContinuousBackupsMutatedInReadOnlyMode() {
    server.stub().prepare("UpdateContinuousBackups", StubAnswer.ok(JsonObject.EMPTY));
    try (McpClient reader = McpClient.open(Launch.packaged("--read-only").endpoint(server.stub().endpoint()))) {
      ToolAnswer answer = call(reader, "update_continuous_backups",
          "{\"table_name\": \"Readings\", \"point_in_time_recovery_enabled\": false}");

      assertThat(answer.text()).contains("this server is read-only");
    }
    assertThat(server.stub().requests()).isEmpty();
  }

  @Test
  void updateItemAskedForTheOldItemAndThrewItAway() {
    server.stub().prepare("UpdateItem", StubAnswer.ok(object("{\"Attributes\": {\"visits\": {\"N\": \"2\"}}}")));

    ToolAnswer answer = call(server.client(), "update_item", "{" + KEY + ", \"update_expression\": \"REMOVE a\"}");

    assertThat(sent("UpdateItem").string("ReturnValues")).contains("UPDATED_NEW");
    assertThat(answer.structured().get("Attributes")).contains(object("{\"visits\": {\"N\": \"2\"}}"));
  }

  @Test
  void theExampleOfTheDeleteClauseWasInvalid() {
    String text = tool("update_item").string("description").orElseThrow();

    assertThat(text).contains("DELETE tags :gone (:gone is a set, {\"SS\": [\"x\"]})");
    assertThat(text).doesNotContainPattern("DELETE [^\n]*=");
  }

  @Test
  void theDefaultRegionOfTheEnvironmentWasIgnored() {
    Launch launch = Launch.packaged().without("AWS_REGION").with("AWS_DEFAULT_REGION", "eu-north-1");

    assertThat(regionOfACall(launch)).isEqualTo("eu-north-1");
  }

  @Test
  void theRegionOfTheProfileWasIgnored(@TempDir Path folder) throws IOException {
    Path config = Files.writeString(folder.resolve("config"), "[profile work]\nregion = eu-central-1\n");
    Launch launch = Launch.packaged()
        .without("AWS_REGION")
        .with("AWS_CONFIG_FILE", config.toString())
        .with("AWS_PROFILE", "work");

    assertThat(regionOfACall(launch)).isEqualTo("eu-central-1");
  }

  @Test
  void aRegionWasGuessed() {
    Launch launch = Launch.packaged().without("AWS_REGION").endpoint(server.stub().endpoint());
    try (McpClient nowhere = McpClient.open(launch)) {
      ToolAnswer answer = call(nowhere, "list_tables", "{}");

      assertThat(answer.isError()).isTrue();
      assertThat(answer.text()).isEqualTo("No AWS region: set AWS_REGION or pass region_name");
    }
    assertThat(server.stub().requests()).isEmpty();
  }

  @Test
  void everyCallMadeANewClient() {
    server.stub().prepare("DescribeLimits", StubAnswer.ok(JsonObject.EMPTY));
    for (int i = 0; i < 5; i++) {
      call(server.client(), "describe_limits", "{}").structured();
    }

    assertThat(server.stub().requests().stream().map(RecordedRequest::clientPort).distinct())
        .as("connections of five calls, one after the other")
        .hasSize(1);
  }

  @Test
  void errorsWereOrdinaryResults() {
    server.stub().prepare("DescribeTable", StubAnswer.error(400, "ResourceNotFoundException", "AWS says why"));

    assertThat(call(server.client(), "describe_table", "{\"table_name\": \"Nowhere\"}").isError()).isTrue();
  }

  @Test
  void toolsHadNoAnnotations() {
    assertThat(server.client().list("tools/list", "tools")).hasSize(59).allSatisfy(tool ->
        assertThat(tool.object("annotations").orElseThrow().members())
            .containsKeys("readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"));
  }

  private void assertReadOnly(Launch launch) {
    server.stub().prepare("DeleteTable", StubAnswer.ok(JsonObject.EMPTY));
    try (McpClient reader = McpClient.open(launch.endpoint(server.stub().endpoint()))) {
      assertThat(call(reader, "delete_table", "{\"table_name\": \"Readings\"}").text()).contains("read-only");
      assertThat(reader.list("tools/list", "tools")).noneMatch(tool -> tool.toJson().contains("\"name\":\"put_item\""));
    }
    assertThat(server.stub().requests()).isEmpty();
  }

  private String regionOfACall(Launch launch) {
    server.stub().prepare("ListTables", StubAnswer.ok(JsonObject.EMPTY));
    try (McpClient other = McpClient.open(launch.endpoint(server.stub().endpoint()))) {
      call(other, "list_tables", "{}").structured();
    }
    return server.stub().requests().get(0).signedRegion().orElseThrow();
  }

  private JsonObject sent(String operation) {
    return server.stub().requests().stream()
        .filter(request -> request.operation().equals(operation)).findFirst().orElseThrow().body();
  }

  private JsonObject tool(String name) {
    return server.client().list("tools/list", "tools").stream()
        .filter(tool -> tool.string("name").filter(name::equals).isPresent())
        .findFirst()
        .orElseThrow();
  }

  private static ToolAnswer call(McpClient client, String tool, String arguments) {
    return client.call(tool, object(arguments));
  }

  private static JsonObject object(String text) {
    return JsonReader.read(text).asObject().orElseThrow();
  }
}
