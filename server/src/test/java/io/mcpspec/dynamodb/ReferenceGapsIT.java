package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.dynamodb.client.ToolAnswer;
import io.mcpspec.dynamodb.wire.BoundTool;
import io.mcpspec.dynamodb.wire.StubAnswer;
import io.mcpspec.dynamodb.wire.StubbedServer;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the reference server lacked and its users asked for, one test each, whose name is the gap; what it did wrong is
 * in {@link ReferenceFaultsIT}. {@link EveryMemberIT} holds all members of AWS's requests, nested ones too.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReferenceGapsIT {

  private static final String KEY = "\"table_name\": \"Readings\", \"key\": {\"sensor\": {\"S\": \"a\"}}";

  @RegisterExtension
  final StubbedServer server = StubbedServer.with("--groups", "all");

  @ParameterizedTest
  @ValueSource(strings = {"get_item", "query", "scan"})
  void readsCouldNotBeConsistent(String tool) {
    assertThat(parameters(tool)).contains("consistent_read");
    server.stub().prepare("GetItem", StubAnswer.ok(JsonObject.EMPTY));

    call(server.client(), "get_item", "{" + KEY + ", \"consistent_read\": true}").structured();

    assertThat(sent("GetItem").get("ConsistentRead")).contains(Json.of(true));
  }

  @Test
  void scansHadNoSegments() {
    server.stub().prepare("Scan", StubAnswer.ok(JsonObject.EMPTY));

    call(server.client(), "scan", "{\"table_name\": \"Readings\", \"segment\": 0, \"total_segments\": 4}").structured();

    assertThat(sent("Scan").get("Segment")).contains(Json.of(0));
    assertThat(sent("Scan").get("TotalSegments")).contains(Json.of(4));
  }

  @Test
  void listBackupsNeededATableAndHadNoTimeRange() {
    server.stub().prepare("ListBackups", StubAnswer.ok(JsonObject.EMPTY));

    call(server.client(), "list_backups", "{\"time_range_lower_bound\": \"2026-03-01T00:00:00Z\"}").structured();

    assertThat(sent("ListBackups")).isEqualTo(object("{\"TimeRangeLowerBound\": 1772323200}"));
  }

  @Test
  void listImportsHadNoTableAndAFixedPageSize() {
    server.stub().prepare("ListImports", StubAnswer.ok(JsonObject.EMPTY));
    String arn = "arn:aws:dynamodb:eu-west-1:210987654321:table/Readings";

    call(server.client(), "list_imports", "{\"table_arn\": \"" + arn + "\", \"page_size\": 7}").structured();

    assertThat(sent("ListImports")).isEqualTo(object("{\"TableArn\": \"" + arn + "\", \"PageSize\": 7}"));
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "create_table", "restore_table_from_backup", "restore_table_to_point_in_time", "update_table",
    "put_resource_policy",
  })
  void membersWereMissing(String name) {
    BoundTool bound = BoundTool.all().stream().filter(tool -> tool.name().equals(name)).findFirst().orElseThrow();

    assertThat(bound.forgotten()).isEmpty();
    assertThat(bound.omitted()).isEmpty();
    assertThat(parameters(name)).containsAll(bound.members().keySet());
  }

  @Test
  void operationsWereAbsent() {
    List<String> names = server.client().list("tools/list", "tools").stream()
        .map(tool -> tool.string("name").orElseThrow())
        .toList();

    assertThat(names).contains(
        "batch_get_item", "batch_write_item", "transact_get_items", "transact_write_items", "execute_statement",
        "batch_execute_statement", "execute_transaction", "delete_backup", "restore_table_to_point_in_time",
        "export_table_to_point_in_time", "import_table", "describe_import", "delete_resource_policy",
        "describe_table_replica_auto_scaling", "describe_contributor_insights", "list_contributor_insights",
        "update_contributor_insights", "enable_kinesis_streaming_destination", "list_global_tables");
  }

  /** Gemini refuses a whole list for one such schema (awslabs/mcp 633). */
  @Test
  void geminiRefusedTheSchemas() {
    assertThat(server.client().list("tools/list", "tools")).allSatisfy(tool ->
        assertThat(tool.object("inputSchema").orElseThrow().toJson()).doesNotContain(
            "\"$ref\"", "\"$defs\"", "\"oneOf\"", "\"allOf\"", "\"patternProperties\"", "\"exclusiveMinimum\":true"));
  }

  /** Bedrock and others take names of letters, digits, hyphen and underscore (awslabs/mcp 413). */
  @Test
  void theNameOfTheServerHadDots() {
    JsonObject initialized = server.client().result("initialize", McpClient.initializeParams());
    JsonObject info = initialized.object("serverInfo").orElseThrow();

    assertThat(info.string("name").orElseThrow()).matches("[A-Za-z0-9_-]+");
  }

  /** Clients refuse a configuration whose environment holds anything but strings (awslabs/mcp 2225). */
  @Test
  void examplesOfTheEnvironmentWereNoStrings() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "guide", "install.md"));
    List<String> environments =
        Pattern.compile("\"env\": (\\{.*?})").matcher(page).results().map(found -> found.group(1)).toList();
    assertThat(environments).hasSizeGreaterThan(1).allSatisfy(environment ->
        assertThat(object(environment).members()).isNotEmpty().allSatisfy((name, value) ->
            assertThat(value.asString()).as(name).isPresent()));
  }

  /** By groups, tools and tables (awslabs/mcp 2820). */
  @Test
  void readOnlyWasAllOrNothing() {
    server.stub().prepare("PutItem", StubAnswer.ok(JsonObject.EMPTY));
    Launch launch = Launch.packaged("--tools", "get_item", "put_item", "--tables", "scratch-*");
    try (McpClient careful = McpClient.open(launch.endpoint(server.stub().endpoint()))) {
      call(careful, "put_item", "{\"table_name\": \"scratch-1\", \"item\": {\"a\": {\"S\": \"b\"}}}").structured();
      assertThat(call(careful, "put_item", "{\"table_name\": \"Orders\", \"item\": {\"a\": {\"S\": \"b\"}}}").text())
          .contains("Table `Orders` is not among those that this server may touch (`scratch-*`)");
      assertThat(careful.list("tools/list", "tools")).hasSize(2);
    }
    assertThat(server.stub().requests()).hasSize(1);
  }

  @Test
  void anIndexHadNoWarmThroughput() {
    server.stub().prepare("CreateTable", StubAnswer.ok(JsonObject.EMPTY));
    String index = """
        {"IndexName": "by-site", "KeySchema": [{"AttributeName": "site", "KeyType": "HASH"}],
         "Projection": {"ProjectionType": "ALL"},
         "WarmThroughput": {"ReadUnitsPerSecond": 12000, "WriteUnitsPerSecond": 4000}}""";

    call(server.client(), "create_table", """
        {"table_name": "Readings", "attribute_definitions": [{"AttributeName": "site", "AttributeType": "S"}],
         "key_schema": [{"AttributeName": "site", "KeyType": "HASH"}], "billing_mode": "PAY_PER_REQUEST",
         "global_secondary_indexes": [""" + index + "]}").structured();

    assertThat(sent("CreateTable").items("GlobalSecondaryIndexes")).containsExactly(JsonReader.read(index));
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

  private Set<String> parameters(String tool) {
    return tool(tool).object("inputSchema").flatMap(schema -> schema.object("properties")).orElseThrow()
        .members().keySet();
  }

  private static ToolAnswer call(McpClient client, String tool, String arguments) {
    return client.call(tool, object(arguments));
  }

  private static JsonObject object(String text) {
    return JsonReader.read(text).asObject().orElseThrow();
  }
}
