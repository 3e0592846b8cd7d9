package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.dynamodb.engine.Documents;
import io.mcpspec.dynamodb.engine.Dynalite;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;

/** 10,000 random documents in plain form, and more in typed form, go through the tools into an engine unchanged. */
@RequiresTool(Tool.NODE)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Timeout(120)
class RoundTripIT {

  /** Most go in batches, which takes a fifth of the time: 90 x 25 typed, 390 x 25 plain, and 2 x 250 one by one. */
  private static final int TYPED_BATCHES = 90;
  private static final int PLAIN_BATCHES = 390;
  private static final int BATCH = 25;
  private static final int SINGLE = 250;

  private static final Set<String> KEY = Set.of("id", "number");

  private Dynalite engine;
  private McpClient client;

  @BeforeAll
  void start() throws IOException {
    engine = Dynalite.start();
    client = McpClient.open(Launch.packaged("--groups", "all").endpoint(engine.endpoint()));
    call("create_table", object("""
        {"table_name": "Documents", "billing_mode": "PAY_PER_REQUEST",
         "attribute_definitions": [{"AttributeName": "id", "AttributeType": "S"},
                                   {"AttributeName": "number", "AttributeType": "N"}],
         "key_schema": [{"AttributeName": "id", "KeyType": "HASH"},
                        {"AttributeName": "number", "KeyType": "RANGE"}]}"""));
    while (!call("describe_table", table().build()).toJson().contains("ACTIVE")) {
      Thread.onSpinWait();
    }
  }

  @AfterAll
  void stop() throws IOException {
    client.close();
    engine.close();
  }

  @Test
  void inBatchesAndByQueryTyped() {
    long seed = 32;
    Documents documents = new Documents(seed);
    for (int batch = 0; batch < TYPED_BATCHES; batch++) {
      List<Documents.Item> items = batch(documents, "typed " + batch);
      write(items.stream().map(Documents.Item::typed).toList(), "typed");
      assertStored(items, "typed " + batch, seed);
    }
  }

  /** What is read in plain form is written again as it is. */
  @Test
  void inBatchesAndByQueryPlain() {
    long seed = 126;
    Documents documents = new Documents(seed);
    for (int batch = 0; batch < PLAIN_BATCHES; batch++) {
      List<Documents.Item> items = batch(documents, "plain " + batch);
      write(items.stream().map(Documents.Item::plain).toList(), "plain");
      assertStored(items, "plain " + batch, seed);
      write(query("plain " + batch, "plain"), "plain");
      assertStored(items, "plain " + batch, seed);
    }
  }

  private static List<Documents.Item> batch(Documents documents, String id) {
    List<Documents.Item> items = new ArrayList<>();
    for (int i = 0; i < BATCH; i++) {
      items.add(documents.next(id, i));
    }
    return items;
  }

  private void assertStored(List<Documents.Item> items, String id, long seed) {
    assertThat(query(id, "typed").stream().map(Documents::normalized))
        .as("%s of seed %d", id, seed)
        .isEqualTo(items.stream().map(Documents.Item::typed).map(Documents::normalized).toList());
  }

  @Test
  void oneByOneTyped() {
    long seed = 38;
    Documents documents = new Documents(seed);
    for (int i = 0; i < SINGLE; i++) {
      JsonObject item = documents.next("typed", i).typed();
      call("put_item", table().put("item", item).build());
      assertThat(get("typed", i)).as("document %d of seed %d", i, seed).isEqualTo(Documents.normalized(item));
    }
  }

  /** By a put, and by an update that sets each attribute to the value of a placeholder. */
  @Test
  void oneByOnePlain() {
    long seed = 125;
    Documents documents = new Documents(seed);
    for (int i = 0; i < SINGLE; i++) {
      Documents.Item item = documents.next("plain", i);
      JsonObject.Builder arguments = table().put("value_format", "plain");
      if (i % 2 == 0) {
        call("put_item", arguments.put("item", item.plain()).build());
      } else {
        call("update_item", update(arguments, item.plain(), i));
      }
      assertThat(get("plain", i)).as("document %d of seed %d", i, seed)
          .isEqualTo(Documents.normalized(item.typed()));
    }
  }

  private static JsonObject update(JsonObject.Builder arguments, JsonObject plain, int number) {
    List<String> names = plain.members().keySet().stream().filter(name -> !KEY.contains(name)).toList();
    JsonObject.Builder placeholders = JsonObject.builder();
    JsonObject.Builder values = JsonObject.builder();
    List<String> actions = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      placeholders.put("#n" + i, names.get(i));
      values.put(":v" + i, plain.members().get(names.get(i)));
      actions.add("#n" + i + " = :v" + i);
    }
    return arguments
        .put("key", JsonObject.builder().put("id", "plain").put("number", Json.of(number)).build())
        .put("update_expression", "SET " + String.join(", ", actions))
        .put("expression_attribute_names", placeholders.build())
        .put("expression_attribute_values", values.build())
        .build();
  }

  private void write(List<JsonObject> items, String format) {
    List<Json> puts = items.stream()
        .map(item -> JsonObject.builder().put("Item", item).build())
        .map(put -> (Json) JsonObject.builder().put("PutRequest", put).build())
        .toList();
    JsonObject requests = JsonObject.builder().put("Documents", Json.array(puts)).build();
    call("batch_write_item", JsonObject.builder().put("request_items", requests).put("value_format", format).build());
  }

  private List<JsonObject> query(String id, String format) {
    List<JsonObject> items = new ArrayList<>();
    Optional<JsonObject> next = Optional.empty();
    do {
      JsonObject page = call("query", table()
          .put("key_condition_expression", "id = :id")
          .put("expression_attribute_values", JsonObject.builder().put(":id", id(id, format)).build())
          .put("exclusive_start_key", next)
          .put("value_format", format)
          .build());
      page.items("Items").forEach(item -> items.add(item.asObject().orElseThrow()));
      next = page.object("LastEvaluatedKey");
    } while (next.isPresent());
    return items;
  }

  private static Json id(String id, String format) {
    return format.equals("plain") ? Json.of(id) : JsonObject.builder().put("S", id).build();
  }

  private JsonObject get(String id, int number) {
    JsonObject key = object("{\"id\": {\"S\": \"" + id + "\"}, \"number\": {\"N\": \"" + number + "\"}}");
    return Documents.normalized(call("get_item", table().put("key", key).build()).object("Item").orElseThrow());
  }

  private JsonObject call(String tool, JsonObject arguments) {
    return client.call(tool, arguments).structured();
  }

  private static JsonObject.Builder table() {
    return JsonObject.builder().put("table_name", "Documents");
  }

  private static JsonObject object(String text) {
    return JsonReader.read(text).asObject().orElseThrow();
  }
}
