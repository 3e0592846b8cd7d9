package io.mcpspec.runtime.aws.paging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.aws.AwsCall;
import io.mcpspec.runtime.aws.AwsCalls;
import io.mcpspec.runtime.aws.CallClock;
import io.mcpspec.runtime.aws.Calls;
import io.mcpspec.runtime.aws.WireStub;
import io.mcpspec.runtime.aws.dynamodb.DynamoDbClients;
import io.mcpspec.runtime.aws.dynamodb.value.ValueFormat;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonNumber;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.tool.ToolException;
import io.mcpspec.runtime.tool.ToolResult;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

class PagesTest {

  private static final PagedOperation SCAN = new PagedOperation(
      "Items", "ExclusiveStartKey", "LastEvaluatedKey", "exclusive_start_key", Optional.of("Limit"), true);
  private static final PagedOperation STATEMENT =
      new PagedOperation("Items", "NextToken", "NextToken", "next_token", Optional.of("Limit"), false);
  private static final ScanRequest REQUEST = ScanRequest.builder().tableName("T").build();

  private final WireStub stub = WireStub.start();
  private final DynamoDbClients clients = Calls.clients(stub.uri()).readOperations(List.of("DescribeTable")).build();
  private final Calls.TestCancellation cancellation = new Calls.TestCancellation();
  private final List<String> told = new ArrayList<>();

  @AfterEach
  void stop() {
    clients.close();
    stub.close();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void everyItemComesOnceHoweverTheResultsAreCut(boolean projectsKeys) {
    stub.answer("""
        {"Table": {"KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"},
                                 {"AttributeName": "sk", "KeyType": "RANGE"}]}}""");
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      int resultSize = 1500 + random.nextInt(6000);
      FakeTable table = new FakeTable(
          random, random.nextInt(120), 1 + random.nextInt(8000), 1 + random.nextInt(4), projectsKeys);
      assertThat(readAll(table, random, resultSize)).as("seed %d", seed).isEqualTo(table.wanted());
    }
  }

  /** Reads until there is nothing to go on with, as a model does. */
  private List<Integer> readAll(FakeTable table, Random random, int resultSize) {
    List<Integer> numbers = new ArrayList<>();
    Optional<JsonObject> next = Optional.empty();
    do {
      ScanRequest.Builder request = REQUEST.toBuilder();
      next.ifPresent(key -> request.exclusiveStartKey(Map.of(
          "pk", AttributeValue.fromS(key.string("pk").orElseThrow()),
          "sk", AttributeValue.fromN(key.get("sk").orElseThrow().toJson()))));
      if (random.nextBoolean()) {
        request.limit(1 + random.nextInt(50));
      }
      JsonObject result = scan(table, request.build(), 1 + random.nextInt(4), resultSize);
      assertThat(result.items("Items").size() <= 1 || result.toJson().length() <= resultSize)
          .as("size %d of %s", resultSize, result).isTrue();
      assertThat(result.get("Count")).contains(Json.of(result.items("Items").size()));
      result.items("Items").forEach(item -> numbers.add(number(item)));
      next = result.object("LastEvaluatedKey");
    } while (next.isPresent());
    return numbers;
  }

  @Test
  void joinsPagesUpToTheirLimit() {
    FakeTable table = new FakeTable(new Random(1), 10, Integer.MAX_VALUE, 2, true);

    JsonObject result = scan(table, REQUEST.toBuilder().limit(3).build(), 3, Integer.MAX_VALUE);

    assertThat(result.items("Items")).extracting(PagesTest::number).containsExactly(0, 2, 4, 6, 8);
    assertThat(result.get("Count")).contains(Json.of(5));
    assertThat(result.get("ScannedCount")).contains(Json.of(9));
    assertThat(result.object("ConsumedCapacity").orElseThrow().toJson())
        .isEqualTo("{\"TableName\":\"T\",\"CapacityUnits\":1.5}");
    assertThat(result.object("LastEvaluatedKey").orElseThrow().get("sk")).contains(Json.of(8));
    assertThat(result.get("Note")).isEmpty();
    assertThat(told).containsExactly("read page 1 of at most 3, 2 so far", "read page 2 of at most 3, 3 so far",
        "read page 3 of at most 3, 5 so far");
  }

  @Test
  void saysThatItWasCutAndHowToGoOn() {
    FakeTable table = new FakeTable(new Random(1), 50, Integer.MAX_VALUE, 1, true);
    stub.fail(400, "AccessDeniedException", "no");

    JsonObject result = scan(table, REQUEST, 1, 3000);

    assertThat(result.string("Note")).contains("Cut, since more would be too large for one result. "
        + "To go on, pass LastEvaluatedKey as exclusive_start_key.");
    assertThat(result.get("LastEvaluatedKey")).isPresent();
    assertThat(table.requests).as("read again, shorter, since the table's keys were not told").isEqualTo(2);
    assertThat(result.object("ConsumedCapacity").orElseThrow().get("CapacityUnits")).contains(Json.of(1));
  }

  @Test
  void anEngineThatIgnoresTheLimitIsNotAskedAgainAndAgain() {
    FakeTable table = new FakeTable(new Random(1), 50, Integer.MAX_VALUE, 1, true);
    stub.fail(400, "AccessDeniedException", "no");

    JsonObject result = read(REQUEST, 1, 3000, Instant.MAX, CallClock.SYSTEM,
        (client, request) -> table.scan(client, request.toBuilder().limit(null).build()));

    assertThat(result.items("Items")).hasSize(50);
    assertThat(table.requests).isEqualTo(2);
  }

  @Test
  void asksForTheKeysOnlyWhenNoKeyIsKnown() {
    stub.answer("""
        {"Table": {"KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"},
                                 {"AttributeName": "sk", "KeyType": "RANGE"}]}}""");
    FakeTable table = new FakeTable(new Random(1), 50, Integer.MAX_VALUE, 1, true);
    scan(table, REQUEST.toBuilder().limit(49).build(), 1, 3000);
    assertThat(stub.requests()).isEmpty();
    scan(table, REQUEST, 1, 3000);
    assertThat(stub.requests()).extracting(WireStub.Request::operation).containsExactly("DescribeTable");
    assertThat(table.requests).isEqualTo(2);
  }

  @Test
  void returnsOneLargeItemWhole() {
    FakeTable table = new FakeTable(new Random(3), 2, Integer.MAX_VALUE, 2, true);
    assertThat(scan(table, REQUEST, 1, 10).items("Items")).hasSize(1);
  }

  @Test
  void losesNothingWhenALaterPageFails() {
    FakeTable table = new FakeTable(new Random(1), 10, Integer.MAX_VALUE, 1, true);
    ScanRequest byThree = REQUEST.toBuilder().limit(3).build();

    JsonObject result = read(byThree, 9, Integer.MAX_VALUE, Instant.MAX, CallClock.SYSTEM, (client, request) -> {
      if (table.requests == 2) {
        throw new ToolException("Throttled after 3 attempts: retry later");
      }
      return table.scan(client, request);
    });

    assertThat(result.items("Items")).hasSize(6);
    assertThat(result.object("LastEvaluatedKey").orElseThrow().get("sk")).contains(Json.of(5));
    assertThat(result.string("Note").orElseThrow()).startsWith(
        "Stopped, since the next page could not be read: Throttled after 3 attempts: retry later. To go on, pass ");
    assertThatThrownBy(() -> read(byThree, 9, Integer.MAX_VALUE, Instant.MAX, CallClock.SYSTEM, (client, request) -> {
      throw new ToolException("denied");
    })).isInstanceOf(ToolException.class).hasMessage("denied");
  }

  @Test
  void stopsBeforeTheCallsTimeIsOver() {
    FakeTable table = new FakeTable(new Random(1), 10, Integer.MAX_VALUE, 1, true);
    Instant now = Instant.now();

    JsonObject result = read(
        REQUEST.toBuilder().limit(3).build(), 9, Integer.MAX_VALUE, now.plusSeconds(3), CallClock.SYSTEM, table::scan);

    assertThat(result.items("Items")).hasSize(3);
    assertThat(result.string("Note").orElseThrow()).startsWith("Stopped, since the time of a call is over. To go on");
  }

  @Test
  void readsNoMoreWhenTheCallerCancels() {
    FakeTable table = new FakeTable(new Random(1), 10, Integer.MAX_VALUE, 1, true);
    assertThatThrownBy(() -> read(REQUEST.toBuilder().limit(3).build(), 9, Integer.MAX_VALUE, Instant.MAX,
        CallClock.SYSTEM, (client, request) -> {
          cancellation.cancel();
          return table.scan(client, request);
        })).isInstanceOf(CancellationException.class);
    assertThat(table.requests).isEqualTo(1);
  }

  @Test
  void aTokensPageIsReadAgainAndShorter() {
    AwsCall<DynamoDbClient> call = call(2000, Instant.MAX);
    List<Integer> limits = new ArrayList<>();
    ToolResult result = new Pages(STATEMENT).read(call, (client, request) -> {
      limits.add(request.limit());
      return statement(request.limit() == null ? 40 : request.limit());
    }, ExecuteStatementRequest.builder().statement("SELECT * FROM T").build(), 1, ValueFormat.PLAIN);

    assertThat(limits).hasSize(2);
    assertThat(result.structured().orElseThrow().items("Items")).hasSize(limits.get(1));
    assertThat(result.structured().orElseThrow().string("NextToken")).contains("after " + limits.get(1));
  }

  private static ExecuteStatementResponse statement(int count) {
    return ExecuteStatementResponse.builder()
        .items(IntStream.range(0, count).mapToObj(i -> Map.of("n", AttributeValue.fromS("x".repeat(80)))).toList())
        .nextToken("after " + count)
        .build();
  }

  private JsonObject scan(FakeTable table, ScanRequest request, int most, int resultSize) {
    return read(request, most, resultSize, Instant.MAX, CallClock.SYSTEM, table::scan);
  }

  private JsonObject read(ScanRequest request, int most, int resultSize, Instant deadline, CallClock clock,
      BiFunction<DynamoDbClient, ScanRequest, ScanResponse> send) {
    return new Pages(SCAN, clock)
        .read(call(resultSize, deadline), send, request, most, ValueFormat.PLAIN)
        .structured()
        .orElseThrow();
  }

  private AwsCall<DynamoDbClient> call(int resultSize, Instant deadline) {
    return new AwsCalls<>(clients, Map.of(), Map.of()).reading(
        Calls.context(cancellation, deadline, resultSize, told), Optional.empty(), () -> JsonObject.EMPTY);
  }

  private static int number(Json item) {
    return ((JsonNumber) item.asObject().orElseThrow().get("n").orElseThrow()).value().intValue();
  }
}
