package io.mcpspec.runtime.aws.waiting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.aws.AwsCall;
import io.mcpspec.runtime.aws.AwsCalls;
import io.mcpspec.runtime.aws.Calls;
import io.mcpspec.runtime.aws.WireStub;
import io.mcpspec.runtime.aws.dynamodb.DynamoDbClients;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class WaitingTest {

  private static final String MISSING = "ResourceNotFoundException";
  private static final AwaitedThing ACTIVE = table(List.of(
      new AwaitedState("Table.TableStatus", List.of("ACTIVE"), List.of("CREATING", "UPDATING")),
      new AwaitedState("Table.GlobalSecondaryIndexes.IndexStatus", List.of("ACTIVE"), List.of("CREATING"))));
  private static final AwaitedThing GONE =
      table(List.of(new AwaitedState("Table.TableStatus", List.of(), List.of("ACTIVE", "DELETING"))));
  private static final JsonObject STARTED = object("{\"TableDescription\": {\"TableStatus\": \"CREATING\"}}");
  private static final String CREATING = "{\"Table\": {\"TableStatus\": \"CREATING\"}}";
  private static final String READY = "{\"Table\": {\"TableStatus\": \"ACTIVE\", \"ItemCount\": 3}}";

  private final WireStub stub = WireStub.start();
  private final DynamoDbClients clients = Calls.clients(stub.uri()).readOperations(List.of("DescribeTable")).build();
  private final Calls.TestCancellation cancellation = new Calls.TestCancellation();
  private final FakeClock clock = new FakeClock();
  private final List<String> told = new ArrayList<>();

  @AfterEach
  void stop() {
    clients.close();
    stub.close();
  }

  @Test
  void aBegunWriteWithoutADescriptionIsToldAsBegun() {
    assertThat(await(ACTIVE, JsonObject.EMPTY)).isEqualTo(object("""
        {"Note": "It was begun, but the answer does not say what to wait for: call describe_table later."}"""));
    assertThat(stub.requests()).isEmpty();
  }

  @Test
  void asksUntilTheStateIsReachedAndAnswersTheNewestDescription() {
    stub.answer(CREATING)
        .answer("""
            {"Table": {"TableStatus": "ACTIVE", "GlobalSecondaryIndexes":
             [{"IndexStatus": "ACTIVE"}, {"IndexStatus": "CREATING"}]}}""")
        .answer(READY);

    JsonObject result = await(ACTIVE);

    assertThat(result).isEqualTo(object("""
        {"Note": "Waited 4 s until ACTIVE.", "TableDescription": {"TableStatus": "ACTIVE", "ItemCount": 3}}"""));
    assertThat(stub.requests()).hasSize(3);
    assertThat(told).containsExactly(
        "waiting until ACTIVE: TableStatus CREATING, 1 s",
        "waiting until ACTIVE: IndexStatus CREATING, 2 s");
  }

  @Test
  void pausesEverLongerUpToTenSeconds() {
    stub.answer(CREATING);
    await(ACTIVE);
    assertThat(clock.pauses).startsWith(Duration.ofSeconds(1), Duration.ofMillis(1500)).isSorted();
    assertThat(clock.pauses.get(clock.pauses.size() - 1)).isEqualTo(Duration.ofSeconds(10));
  }

  @Test
  void endsBeforeTheDeadlineWithTheStateThatItFound() {
    stub.answer(CREATING);

    JsonObject result = await(ACTIVE);

    assertThat(result.object("TableDescription").orElseThrow().string("TableStatus")).contains("CREATING");
    assertThat(result.string("Note")).contains(
        "Still TableStatus CREATING after 90 s. It goes on by itself: call describe_table later.");
    assertThat(clock.now()).isBefore(Instant.EPOCH.plusSeconds(100));
  }

  @Test
  void saysWhenTheStateCannotBeReachedAnyMore() {
    stub.answer(CREATING).answer("{\"Table\": {\"TableStatus\": \"DELETING\"}}");
    assertThat(await(ACTIVE).string("Note"))
        .contains("It will not become ACTIVE: TableStatus DELETING after 2 s. Call describe_table later.");
  }

  @Test
  void saysWhenTheThingDisappears() {
    stub.answer(CREATING).fail(400, MISSING, "no table");
    assertThat(await(ACTIVE).string("Note"))
        .contains("It disappeared after 2 s, and was TableStatus CREATING before.");
  }

  @Test
  void waitsForWhatIsNotFoundYet() {
    stub.fail(400, MISSING, "no table").fail(400, MISSING, "no table").answer(READY);
    assertThat(await(ACTIVE).string("Note")).contains("Waited 4 s until ACTIVE.");
  }

  @Test
  void takesNoAnswerWithoutAStateForTheWantedOne() {
    stub.answer("{}").answer("{\"Table\": {}}").answer(READY);
    assertThat(await(ACTIVE).string("Note")).contains("Waited 4 s until ACTIVE.");
  }

  @Test
  void waitsUntilAThingIsGone() {
    stub.answer(READY).answer("{\"Table\": {\"TableStatus\": \"DELETING\"}}").fail(400, MISSING, "no table");
    assertThat(await(GONE).string("Note")).contains("Waited 4 s until it was gone.");
  }

  @Test
  void saysWhenTheStateCannotBeSeen() {
    stub.fail(400, "AccessDeniedException", "not allowed to dynamodb:DescribeTable");

    JsonObject result = await(ACTIVE);

    assertThat(result.get("TableDescription")).isEqualTo(STARTED.get("TableDescription"));
    assertThat(result.string("Note").orElseThrow())
        .startsWith("It was begun, but how it stands cannot be seen: Access denied")
        .contains("not allowed to dynamodb:DescribeTable");
    assertThat(stub.requests()).hasSize(5);
  }

  @Test
  void endsAtOnceWhenTheCallerCancels() {
    stub.answer(CREATING);
    cancellation.cancel();
    assertThatThrownBy(() -> await(ACTIVE)).isInstanceOf(CancellationException.class);
    assertThat(stub.requests()).isEmpty();
  }

  private JsonObject await(AwaitedThing thing) {
    return await(thing, STARTED);
  }

  private JsonObject await(AwaitedThing thing, JsonObject started) {
    AwsCall<DynamoDbClient> call = new AwsCalls<>(clients, Map.of(), Map.of()).writing(
        Calls.context(cancellation, Instant.EPOCH.plusSeconds(100), Integer.MAX_VALUE, told),
        Optional.empty(),
        () -> JsonObject.EMPTY);
    return new Waiting(thing, clock)
        .await(call, started, client -> client.describeTable(ask -> ask.tableName("Orders")))
        .structured()
        .orElseThrow();
  }

  private static AwaitedThing table(List<AwaitedState> states) {
    return new AwaitedThing("TableDescription", "Table", states, Optional.of(MISSING), "describe_table");
  }

  private static JsonObject object(String text) {
    return JsonReader.read(text).asObject().orElseThrow();
  }
}
