package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.dynamodb.engine.Dynalite;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Items too large for one result, on a real engine: going on as the results say gives every item once. */
@RequiresTool(Tool.NODE)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Timeout(120)
class CutResultsIT {

  private static final int ITEMS = 200;
  private static final int BATCH = 25;
  private static final int RESULT_SIZE = 60_000;

  private Dynalite engine;
  private McpClient client;

  @BeforeAll
  void fillATable() throws IOException {
    engine = Dynalite.start();
    client = McpClient.open(Launch.packaged("--groups", "all").endpoint(engine.endpoint()));
    call("create_table", """
        {"table_name": "Readings", "billing_mode": "PAY_PER_REQUEST", "wait": true,
         "attribute_definitions": [{"AttributeName": "site", "AttributeType": "S"},
                                   {"AttributeName": "at", "AttributeType": "N"},
                                   {"AttributeName": "kind", "AttributeType": "S"},
                                   {"AttributeName": "heat", "AttributeType": "N"}],
         "key_schema": [{"AttributeName": "site", "KeyType": "HASH"}, {"AttributeName": "at", "KeyType": "RANGE"}],
         "global_secondary_indexes": [{"IndexName": "by-kind",
           "KeySchema": [{"AttributeName": "kind", "KeyType": "HASH"}, {"AttributeName": "heat", "KeyType": "RANGE"}],
           "Projection": {"ProjectionType": "ALL"}}],
         "local_secondary_indexes": [{"IndexName": "by-heat",
           "KeySchema": [{"AttributeName": "site", "KeyType": "HASH"}, {"AttributeName": "heat", "KeyType": "RANGE"}],
           "Projection": {"ProjectionType": "ALL"}}]}""");
    Random random = new Random(7);
    for (int start = 0; start < ITEMS; start += BATCH) {
      List<Json> puts = IntStream.range(start, start + BATCH).mapToObj(number -> put(number, random)).toList();
      assertThat(call("batch_write_item", JsonObject.builder()
          .put("request_items", JsonObject.builder().put("Readings", Json.array(puts)).build())
          .build()
          .toJson()).get("UnprocessedItems")).contains(JsonObject.EMPTY);
    }
  }

  @AfterAll
  void stop() throws IOException {
    client.close();
    engine.close();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
      scan  | -       | -                            | -          | 3
      scan  | -       | "limit": 40                  | -          | 9
      scan  | by-kind | -                            | -          | 2
      scan  | by-kind | -                            | n, filling | 2
      scan  | -       | -                            | n, filling | 1
      scan  | -       | "filter_expression": "third" | n, filling | 2
      query | -       | -                            | -          | 1
      query | -       | "scan_index_forward": false  | -          | 4
      query | by-heat | -                            | -          | 2
      query | by-heat | "scan_index_forward": false  | n, filling | 2
      query | by-kind | -                            | -          | 5
      query | by-kind | "filter_expression": "third" | n, filling | 5
      query | by-kind | "limit": 7                   | n, filling | 90
      """)
  void everyItemComesOnce(String tool, String index, String more, String projection, int maxPages) {
    JsonObject option = object("{" + Optional.ofNullable(more).orElse("") + "}");
    boolean isFiltered = option.get("filter_expression").isPresent();

    List<Integer> numbers = readAll(tool, arguments(tool, index, option, projection, maxPages));

    List<Integer> wanted = new ArrayList<>(
        IntStream.range(0, ITEMS).filter(number -> !isFiltered || number % 3 == 0).boxed().toList());
    if (option.get("scan_index_forward").isPresent()) {
      Collections.reverse(wanted);
    }
    if (tool.equals("query")) {
      assertThat(numbers).isEqualTo(wanted);
    } else {
      assertThat(numbers).containsExactlyInAnyOrderElementsOf(wanted);
    }
  }

  private static JsonObject arguments(String tool, String index, JsonObject option, String projection, int maxPages) {
    JsonObject.Builder arguments = JsonObject.builder()
        .put("table_name", "Readings")
        .put("max_pages", Json.of(maxPages))
        .put("value_format", "plain")
        .put("index_name", Optional.ofNullable(index).map(Json::of))
        .put("projection_expression", Optional.ofNullable(projection).map(Json::of));
    option.members().forEach(arguments::put);
    JsonObject.Builder values = JsonObject.builder();
    if (tool.equals("query")) {
      arguments.put("key_condition_expression", "by-kind".equals(index) ? "kind = :k" : "site = :k");
      values.put(":k", "by-kind".equals(index) ? "air" : "north");
    }
    if (option.get("filter_expression").isPresent()) {
      arguments.put("filter_expression", "third = :third");
      values.put(":third", Json.of(true));
    }
    Optional<JsonObject> all = Optional.of(values.build()).filter(some -> !some.members().isEmpty());
    return arguments.put("expression_attribute_values", all).build();
  }

  @Test
  void aCutResultSaysSoAndIsNoLargerThanAllowed() {
    JsonObject result = call("scan", "{\"table_name\": \"Readings\"}");
    assertThat(result.string("Note")).contains("Cut, since more would be too large for one result. "
        + "To go on, pass LastEvaluatedKey as exclusive_start_key.");
    assertThat(result.toJson().length()).isBetween(RESULT_SIZE / 2, RESULT_SIZE);
    assertThat(result.get("Count")).contains(Json.of(result.items("Items").size()));
  }

  @Test
  void keysOfABatchComeBackWhenTheirItemsAreTooLarge() {
    List<Json> keys = new ArrayList<>(IntStream.range(0, 100)
        .mapToObj(number -> (Json) object("{\"site\": {\"S\": \"north\"}, \"at\": {\"N\": \"" + number + "\"}}"))
        .toList());
    Optional<JsonObject> asked = Optional.of(
        object("{\"Readings\": {\"Keys\": " + Json.array(keys) + ", \"ProjectionExpression\": \"n, filling\"}}"));
    List<Integer> numbers = new ArrayList<>();
    while (asked.isPresent()) {
      JsonObject result =
          call("batch_get_item", JsonObject.builder().put("request_items", asked).build().toJson());
      assertThat(result.toJson().length()).isLessThanOrEqualTo(RESULT_SIZE);
      result.object("Responses").orElseThrow().items("Readings").forEach(item -> numbers.add(Integer.valueOf(
          item.asObject().orElseThrow().object("n").orElseThrow().string("N").orElseThrow())));
      asked = result.object("UnprocessedKeys").filter(left -> !left.members().isEmpty());
    }
    assertThat(numbers).containsExactlyInAnyOrderElementsOf(IntStream.range(0, 100).boxed().toList());
  }

  private List<Integer> readAll(String tool, JsonObject arguments) {
    List<Integer> numbers = new ArrayList<>();
    Optional<Json> next = Optional.empty();
    int calls = 0;
    do {
      JsonObject.Builder page = JsonObject.builder();
      arguments.members().forEach(page::put);
      JsonObject result = call(tool, page.put("exclusive_start_key", next).build().toJson());
      assertThat(result.toJson().length()).isLessThanOrEqualTo(RESULT_SIZE);
      ((JsonArray) result.get("Items").orElseThrow()).items().forEach(item ->
          numbers.add(Integer.valueOf(item.asObject().orElseThrow().get("n").orElseThrow().toJson())));
      next = result.get("LastEvaluatedKey");
      calls++;
    } while (next.isPresent());
    assertThat(calls).isGreaterThan(1);
    return numbers;
  }

  /** Now and then an item is as large as several others. */
  private static Json put(int number, Random random) {
    int size = random.nextInt(8) == 0 ? 8000 + random.nextInt(45_000) : random.nextInt(1500);
    return object("""
        {"PutRequest": {"Item": {"site": {"S": "north"}, "at": {"N": "%1$d"}, "kind": {"S": "air"},
         "heat": {"N": "%1$d"}, "n": {"N": "%1$d"}, "third": {"BOOL": %2$b}, "filling": {"S": "%3$s"}}}}"""
            .formatted(number, number % 3 == 0, "x".repeat(size)));
  }

  private JsonObject call(String tool, String arguments) {
    return client.call(tool, object(arguments)).structured();
  }

  private static JsonObject object(String text) {
    return JsonReader.read(text).asObject().orElseThrow();
  }
}
