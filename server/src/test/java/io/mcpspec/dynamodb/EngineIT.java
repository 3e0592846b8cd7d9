package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.dynamodb.client.ToolAnswer;
import io.mcpspec.dynamodb.engine.Dynalite;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;

/** The packaged server on a real engine: each test has a table of its own life, created and deleted through tools. */
@RequiresTool(Tool.NODE)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Timeout(60)
class EngineIT {

  private Dynalite engine;
  private McpClient client;

  @BeforeAll
  void start() throws IOException {
    engine = Dynalite.start();
    client = McpClient.open(Launch.packaged().endpoint(engine.endpoint()));
  }

  @AfterAll
  void stop() throws IOException {
    client.close();
    engine.close();
  }

  @BeforeEach
  void createTable() {
    JsonObject created = ok("create_table", """
        {"table_name": "Readings", "billing_mode": "PAY_PER_REQUEST",
         "attribute_definitions": [{"AttributeName": "sensor", "AttributeType": "S"},
                                   {"AttributeName": "taken_at", "AttributeType": "N"}],
         "key_schema": [{"AttributeName": "sensor", "KeyType": "HASH"},
                        {"AttributeName": "taken_at", "KeyType": "RANGE"}]}""");
    assertThat(created.object("TableDescription").flatMap(table -> table.string("TableStatus"))).contains("CREATING");
    awaitStatus("ACTIVE");
  }

  @AfterEach
  void deleteTable() {
    ok("delete_table", "{\"table_name\": \"Readings\"}");
    while (names().contains(Json.of("Readings"))) {
      Thread.onSpinWait();
    }
  }

  @Test
  void anItemIsWrittenReadChangedAndDeleted() {
    ok("put_item", """
        {"table_name": "Readings",
         "item": {"sensor": {"S": "roof-7"}, "taken_at": {"N": "1"}, "celsius": {"N": "-3.14159265358979323846"},
                  "photo": {"B": "AAH+/w=="}, "tags": {"SS": ["cold"]}, "steps": {"L": [{"M": {"by": {"S": "Zoë"}}}]}}}""");
    assertThat(ok("get_item", "{\"table_name\": \"Readings\", \"key\": {\"sensor\": {\"S\": \"roof-7\"},"
            + " \"taken_at\": {\"N\": \"1\"}}, \"consistent_read\": true}").get("Item"))
        .contains(json("""
            {"sensor": {"S": "roof-7"}, "taken_at": {"N": "1"}, "celsius": {"N": "-3.14159265358979323846"},
             "photo": {"B": "AAH+/w=="}, "tags": {"SS": ["cold"]}, "steps": {"L": [{"M": {"by": {"S": "Zoë"}}}]}}"""));

    assertThat(ok("update_item", """
        {"table_name": "Readings", "key": {"sensor": {"S": "roof-7"}, "taken_at": {"N": "1"}},
         "update_expression": "SET celsius = :c ADD reads :one", "return_values": "UPDATED_NEW",
         "expression_attribute_values": {":c": {"N": "4"}, ":one": {"N": "1"}}}""").get("Attributes"))
        .contains(json("{\"celsius\": {\"N\": \"4\"}, \"reads\": {\"N\": \"1\"}}"));

    assertThat(ok("delete_item", """
        {"table_name": "Readings", "key": {"sensor": "roof-7", "taken_at": 1}, "return_values": "ALL_OLD"}""")
            .object("Attributes").flatMap(old -> old.get("reads")))
        .contains(json("{\"N\": \"1\"}"));
    assertThat(scanCount("{\"table_name\": \"Readings\"}")).isEqualTo(Json.of(0));
  }

  @Test
  void aFalseConditionWritesNothing() {
    put("roof-7", 1, "1");

    ToolAnswer refused = call("put_item", """
        {"table_name": "Readings", "item": {"sensor": {"S": "roof-7"}, "taken_at": {"N": "1"}, "celsius": {"N": "9"}},
         "condition_expression": "attribute_not_exists(sensor)"}""");

    assertThat(refused.isError()).isTrue();
    assertThat(refused.text()).contains("ConditionalCheckFailedException");
    assertThat(scanCount("""
        {"table_name": "Readings", "filter_expression": "celsius = :c",
         "expression_attribute_values": {":c": {"N": "1"}}}""")).isEqualTo(Json.of(1));
  }

  @Test
  void aQueryIsReadPageByPage() {
    for (int second = 1; second <= 5; second++) {
      put("roof-7", second, "0");
    }
    put("mast-1", 1, "0");
    List<Json> items = new ArrayList<>();
    Optional<Json> next = Optional.empty();
    int pages = 0;

    do {
      JsonObject page = ok("query", JsonObject.builder()
          .put("table_name", "Readings")
          .put("key_condition_expression", "sensor = :s")
          .put("expression_attribute_values", json("{\":s\": {\"S\": \"roof-7\"}}"))
          .put("limit", Json.of(2))
          .put("scan_index_forward", Json.of(false))
          .put("exclusive_start_key", next)
          .build()
          .toJson());
      items.addAll(((JsonArray) page.get("Items").orElseThrow()).items());
      next = page.get("LastEvaluatedKey");
      pages++;
    } while (next.isPresent());

    assertThat(pages).isEqualTo(3);
    assertThat(items).hasSize(5);
    assertThat(items.get(0).asObject().flatMap(item -> item.get("taken_at"))).contains(json("{\"N\": \"5\"}"));
  }

  @Test
  void aScanFilters() {
    put("roof-7", 1, "-2");
    put("roof-7", 2, "7.5");

    JsonObject page = ok("scan", """
        {"table_name": "Readings", "filter_expression": "celsius < :zero", "projection_expression": "taken_at",
         "expression_attribute_values": {":zero": {"N": "0"}}}""");

    assertThat(page.get("Items")).contains(json("[{\"taken_at\": {\"N\": \"1\"}}]"));
    assertThat(page.get("ScannedCount")).contains(Json.of(2));
  }

  @Test
  void tagsComeAndGo() {
    JsonObject resource = JsonObject.builder().put("resource_arn", table().get("TableArn")).build();
    ok("tag_resource", with(resource, "tags", """
        [{"Key": "owner", "Value": "climate"}, {"Key": "stage", "Value": "test"}]"""));
    ok("untag_resource", with(resource, "tag_keys", "[\"stage\"]"));

    assertThat(ok("list_tags_of_resource", resource.toJson()).get("Tags"))
        .contains(json("[{\"Key\": \"owner\", \"Value\": \"climate\"}]"));
  }

  @Test
  void aTableIsListedDescribedAndChanged() {
    assertThat(names()).contains(Json.of("Readings"));
    assertThat(ok("describe_time_to_live", "{\"table_name\": \"Readings\"}").object("TimeToLiveDescription"))
        .contains((JsonObject) json("{\"TimeToLiveStatus\": \"DISABLED\"}"));

    ok("update_table", """
        {"table_name": "Readings", "billing_mode": "PROVISIONED",
         "provisioned_throughput": {"ReadCapacityUnits": 3, "WriteCapacityUnits": 2}}""");
    awaitStatus("ACTIVE");

    assertThat(table().object("ProvisionedThroughput").flatMap(set -> set.get("ReadCapacityUnits"))).contains(Json.of(3));
  }

  @Test
  void aMissingTableIsAToolError() {
    ToolAnswer refused = call("describe_table", "{\"table_name\": \"Nowhere\"}");

    assertThat(refused.isError()).isTrue();
    assertThat(refused.text()).contains("ResourceNotFoundException");
  }

  private void put(String sensor, int second, String celsius) {
    ok("put_item", JsonObject.builder()
        .put("table_name", "Readings")
        .put("item", json("{\"sensor\": {\"S\": \"" + sensor + "\"}, \"taken_at\": {\"N\": \"" + second
            + "\"}, \"celsius\": {\"N\": \"" + celsius + "\"}}"))
        .build()
        .toJson());
  }

  private Json scanCount(String arguments) {
    return ok("scan", arguments).get("Count").orElseThrow();
  }

  private List<Json> names() {
    return ((JsonArray) ok("list_tables", "{}").get("TableNames").orElseThrow()).items();
  }

  private JsonObject table() {
    return ok("describe_table", "{\"table_name\": \"Readings\"}").object("Table").orElseThrow();
  }

  private void awaitStatus(String status) {
    while (!table().string("TableStatus").orElseThrow().equals(status)) {
      Thread.onSpinWait();
    }
  }

  private JsonObject ok(String tool, String arguments) {
    return call(tool, arguments).structured();
  }

  private ToolAnswer call(String tool, String arguments) {
    return client.call(tool, json(arguments).asObject().orElseThrow());
  }

  private static String with(JsonObject arguments, String name, String value) {
    JsonObject.Builder more = JsonObject.builder();
    arguments.members().forEach(more::put);
    return more.put(name, json(value)).build().toJson();
  }

  private static Json json(String text) {
    return JsonReader.read(text);
  }
}
