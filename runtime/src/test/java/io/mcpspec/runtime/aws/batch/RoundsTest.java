package io.mcpspec.runtime.aws.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.aws.AwsCall;
import io.mcpspec.runtime.aws.AwsCalls;
import io.mcpspec.runtime.aws.CallClock;
import io.mcpspec.runtime.aws.Calls;
import io.mcpspec.runtime.aws.WireStub;
import io.mcpspec.runtime.aws.dynamodb.DynamoDbClients;
import io.mcpspec.runtime.aws.dynamodb.value.ValueFormat;
import io.mcpspec.runtime.call.Cancellation;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.tool.ToolException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

class RoundsTest {

  private static final BatchOperation GET = new BatchOperation("RequestItems", "UnprocessedKeys", "request_items");
  private static final BatchOperation WRITE = new BatchOperation("RequestItems", "UnprocessedItems", "request_items");
  private static final String NONE_TAKEN = "{\"UnprocessedItems\": {\"T\": [" + delete("a") + "," + delete("b") + "]}}";

  private final WireStub stub = WireStub.start();
  private final DynamoDbClients clients = Calls.clients(stub.uri()).build();
  private final Calls.TestCancellation cancellation = new Calls.TestCancellation();
  private final List<String> told = new ArrayList<>();
  private final List<Duration> pauses = new ArrayList<>();
  private final CallClock clock = new CallClock() {
    @Override
    public Instant now() {
      return Instant.EPOCH;
    }

    @Override
    public void pause(Duration time, Cancellation caller) {
      caller.throwIfCancelled();
      pauses.add(time);
    }
  };

  @AfterEach
  void stop() {
    clients.close();
    stub.close();
  }

  @Test
  void sendsWhatIsLeftUntilNothingIsAndJoinsTheAnswers() {
    stub.answer("""
        {"UnprocessedItems": {"T": [%s]},
         "ItemCollectionMetrics": {"T": [{"SizeEstimateRangeGB": [0, 1]}]},
         "ConsumedCapacity": [{"TableName": "T", "CapacityUnits": 1.5}]}""".formatted(delete("b")))
        .answer("""
        {"UnprocessedItems": {},
         "ItemCollectionMetrics": {"T": [{"SizeEstimateRangeGB": [1, 2]}]},
         "ConsumedCapacity": [{"TableName": "T", "CapacityUnits": 1}, {"TableName": "U", "CapacityUnits": 2}]}""");

    assertThat(write(Instant.MAX)).isEqualTo(object("""
        {"UnprocessedItems": {},
         "ItemCollectionMetrics": {"T": [{"SizeEstimateRangeGB": [0, 1]}, {"SizeEstimateRangeGB": [1, 2]}]},
         "ConsumedCapacity": [{"TableName": "T", "CapacityUnits": 2.5}, {"TableName": "U", "CapacityUnits": 2}]}"""));
    assertThat(stub.requests()).extracting(WireStub.Request::body).containsExactly(
        "{\"RequestItems\":{\"T\":[" + delete("a") + "," + delete("b") + "]}}",
        "{\"RequestItems\":{\"T\":[" + delete("b") + "]}}");
    assertThat(told).containsExactly("1 of 2 entries after round 1", "2 of 2 entries after round 2");
  }

  @Test
  void givesUpAfterFiveRoundsWithoutProgressAndReturnsWhatIsLeft() {
    stub.answer(NONE_TAKEN);

    JsonObject result = write(Instant.MAX);

    assertThat(stub.requests()).hasSize(5);
    assertThat(pauses).hasSize(4);
    assertThat(pauses.get(3)).isBetween(Duration.ofMillis(800), Duration.ofMillis(1600));
    assertThat(result.get("UnprocessedItems")).isEqualTo(object(NONE_TAKEN).get("UnprocessedItems"));
    assertThat(result.string("Note")).contains("2 of 2 entries are left in UnprocessedItems: DynamoDB took none of "
        + "them in 5 tries; wait some seconds. Pass it as request_items to go on.");
  }

  @Test
  void throttlingOfALaterRoundIsARoundWithoutProgress() {
    stub.answer("{\"UnprocessedItems\": {\"T\": [" + delete("b") + "]}}")
        .fail(400, "ProvisionedThroughputExceededException", "slow down")
        .fail(400, "ProvisionedThroughputExceededException", "slow down")
        .fail(400, "ProvisionedThroughputExceededException", "slow down")
        .answer("{\"UnprocessedItems\": {}}");

    assertThat(write(Instant.MAX)).isEqualTo(object("{\"UnprocessedItems\": {}}"));
  }

  @Test
  void aFailureOfALaterRoundReturnsWhatIsLeft() {
    stub.answer("{\"UnprocessedItems\": {\"T\": [" + delete("b") + "]}}").fail(400, "ValidationException", "bad");

    JsonObject result = write(Instant.MAX);

    assertThat(result.get("UnprocessedItems")).contains(object("{\"T\": [" + delete("b") + "]}"));
    assertThat(result.string("Note").orElseThrow())
        .startsWith("1 of 2 entries are left in UnprocessedItems: DynamoDB refused the call")
        .contains("ValidationException: bad");
  }

  @Test
  void aFailureOfTheFirstRoundIsAnError() {
    stub.fail(400, "ValidationException", "bad");
    assertThatThrownBy(() -> write(Instant.MAX)).isInstanceOf(ToolException.class);
  }

  @Test
  void endsBeforeTheDeadline() {
    stub.answer(NONE_TAKEN);
    assertThat(write(Instant.EPOCH.plusSeconds(4)).string("Note")).contains(
        "2 of 2 entries are left in UnprocessedItems: the time of a call is over. Pass it as request_items to go on.");
    assertThat(stub.requests()).hasSize(1);
  }

  @Test
  void sendsNoMoreWhenTheCallerCancels() {
    stub.answer(NONE_TAKEN);
    assertThatThrownBy(() -> new Rounds(WRITE, CallClock.SYSTEM).run(call(Instant.MAX, 1000), (client, request) -> {
      cancellation.cancel();
      return client.batchWriteItem(request);
    }, writes(), ValueFormat.TYPED)).isInstanceOf(CancellationException.class);
  }

  @Test
  void readsPartOfTheKeysWhenAllItemsAreTooLargeForOneResult() {
    Map<String, KeysAndAttributes> asked = Map.of("T", keys(0, 10), "U", keys(10, 16));
    List<Integer> found = new ArrayList<>();
    int calls = 0;
    while (!asked.isEmpty()) {
      JsonObject result = read(BatchGetItemRequest.builder().requestItems(asked).build());
      assertThat(result.toJson().length()).isLessThanOrEqualTo(4000);
      result.object("Responses").orElseThrow().members().values().forEach(items ->
          items.asArray().orElseThrow().items().forEach(item -> found.add(number(item))));
      asked = unprocessed(result);
      assertThat(result.string("Note").orElse("").contains("more would be too large for one result. Pass it as"))
          .isEqualTo(!asked.isEmpty());
      calls++;
    }
    assertThat(found).containsExactlyInAnyOrderElementsOf(IntStream.range(0, 16).boxed().toList());
    assertThat(calls).isGreaterThan(2);
  }

  private JsonObject read(BatchGetItemRequest request) {
    AwsCall<DynamoDbClient> call = new AwsCalls<>(clients, Map.of(), Map.of()).reading(
        Calls.context(cancellation, Instant.MAX, 4000, told), Optional.empty(), () -> JsonObject.EMPTY);
    return new Rounds(GET, clock).run(call, RoundsTest::found, request, ValueFormat.TYPED).structured().orElseThrow();
  }

  /** Items of 400 characters, their keys left out by a projection. */
  private static BatchGetItemResponse found(DynamoDbClient client, BatchGetItemRequest request) {
    Map<String, List<Map<String, AttributeValue>>> responses = new LinkedHashMap<>();
    request.requestItems().forEach((table, keys) -> responses.put(table, keys.keys().stream()
        .map(key -> Map.of("n", key.get("pk"), "filling", AttributeValue.fromS("x".repeat(400))))
        .toList()));
    return BatchGetItemResponse.builder().responses(responses).unprocessedKeys(Map.of()).build();
  }

  private static KeysAndAttributes keys(int start, int end) {
    return KeysAndAttributes.builder()
        .keys(IntStream.range(start, end)
            .mapToObj(i -> Map.of("pk", AttributeValue.fromN(Integer.toString(i))))
            .toList())
        .projectionExpression("n, filling")
        .build();
  }

  private static Map<String, KeysAndAttributes> unprocessed(JsonObject result) {
    Map<String, KeysAndAttributes> left = new LinkedHashMap<>();
    result.object("UnprocessedKeys").orElseThrow().members().forEach((table, keys) -> {
      assertThat(keys.asObject().orElseThrow().string("ProjectionExpression")).contains("n, filling");
      left.put(table, KeysAndAttributes.builder()
          .keys(keys.asObject().orElseThrow().items("Keys").stream()
              .map(key -> Map.of("pk", AttributeValue.fromN(key.asObject().orElseThrow().object("pk").orElseThrow()
                  .string("N").orElseThrow())))
              .toList())
          .projectionExpression("n, filling")
          .build());
    });
    return left;
  }

  private static int number(Json item) {
    JsonObject typed = item.asObject().orElseThrow().object("n").orElseThrow();
    return Integer.parseInt(typed.string("N").orElseThrow());
  }

  private JsonObject write(Instant deadline) {
    return new Rounds(WRITE, clock)
        .run(call(deadline, 10), DynamoDbClient::batchWriteItem, writes(), ValueFormat.TYPED)
        .structured()
        .orElseThrow();
  }

  private AwsCall<DynamoDbClient> call(Instant deadline, int resultSize) {
    return new AwsCalls<>(clients, Map.of(), Map.of()).writing(
        Calls.context(cancellation, deadline, resultSize, told), Optional.empty(), () -> JsonObject.EMPTY);
  }

  private static BatchWriteItemRequest writes() {
    List<WriteRequest> writes = List.of(write("a"), write("b"));
    return BatchWriteItemRequest.builder().requestItems(Map.of("T", writes)).build();
  }

  private static WriteRequest write(String key) {
    return WriteRequest.builder().deleteRequest(delete -> delete.key(Map.of("pk", AttributeValue.fromS(key)))).build();
  }

  private static String delete(String key) {
    return "{\"DeleteRequest\":{\"Key\":{\"pk\":{\"S\":\"" + key + "\"}}}}";
  }

  private static JsonObject object(String text) {
    return JsonReader.read(text).asObject().orElseThrow();
  }
}
