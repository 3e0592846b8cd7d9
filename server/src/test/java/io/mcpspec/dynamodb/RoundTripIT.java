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
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;

/** 10,000 random documents go through the tools into an engine and come back equal. */
@RequiresTool(Tool.NODE)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Timeout(120)
class RoundTripIT {

  /** Most go in batches, which takes a fifth of the time: 240 x 25 typed, 140 x 25 plain, and 2 x 250 one by one. */
  private static final int TYPED_BATCHES = 240;
  private static final int PLAIN_BATCHES = 140;
  private static final int BATCH = 25;
  private static final int SINGLE = 250;

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
      List<JsonObject> items = new ArrayList<>();
      for (int i = 0; i < BATCH; i++) {
        items.add(documents.typed("typed " + batch, i));
      }
      write(items, "typed");
      assertThat(query("typed " + batch, "typed").stream().map(Documents::normalized))
          .as("batch %d of seed %d", batch, seed)
          .isEqualTo(items.stream().map(Documents::normalized).toList());
    }
  }

  @Test
  void inBatchesAndByQueryPlain() {
    long seed = 126;
    Documents documents = new Documents(seed);
    for (int batch = 0; batch < PLAIN_BATCHES; batch++) {
      List<JsonObject> items = new ArrayList<>();
      for (int i = 0; i < BATCH; i++) {
        items.add(documents.plain("plain " + batch, i));
      }
      write(items, "plain");
      assertThat(query("plain " + batch, "plain").stream().map(Documents::normalizedPlain))
          .as("batch %d of seed %d", batch, seed)
          .isEqualTo(items.stream().map(Documents::normalizedPlain).toList());
    }
  }

  @Test
  void oneByOneTyped() {
    long seed = 38;
    Documents documents = new Documents(seed);
    for (int i = 0; i < SINGLE; i++) {
      JsonObject item = documents.typed("typed", i);
      call("put_item", table().put("item", item).build());
      JsonObject key = object("{\"id\": {\"S\": \"typed\"}, \"number\": {\"N\": \"" + i + "\"}}");
      assertThat(Documents.normalized(get(table().put("key", key))))
          .as("document %d of seed %d", i, seed)
          .isEqualTo(Documents.normalized(item));
    }
  }

  @Test
  void oneByOnePlain() {
    long seed = 125;
    Documents documents = new Documents(seed);
    for (int i = 0; i < SINGLE; i++) {
      JsonObject item = documents.plain("plain", i);
      call("put_item", table().put("item", item).put("value_format", "plain").build());
      JsonObject key = object("{\"id\": \"plain\", \"number\": " + i + "}");
      assertThat(Documents.normalizedPlain(get(table().put("key", key).put("value_format", "plain"))))
          .as("document %d of seed %d", i, seed)
          .isEqualTo(Documents.normalizedPlain(item));
    }
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

  private JsonObject get(JsonObject.Builder arguments) {
    return call("get_item", arguments.build()).object("Item").orElseThrow();
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
