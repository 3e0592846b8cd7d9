package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.ToolAnswer;
import io.mcpspec.dynamodb.wire.BoundTool;
import io.mcpspec.dynamodb.wire.FullCall;
import io.mcpspec.dynamodb.wire.RecordedRequest;
import io.mcpspec.dynamodb.wire.StubAnswer;
import io.mcpspec.dynamodb.wire.StubbedServer;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every member of AWS's model, nested ones too, goes to AWS and comes back through each tool. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EveryMemberIT {

  /** What a batch has left undone, which its tool sends again. */
  private static final List<String> LEFT = List.of("UnprocessedKeys", "UnprocessedItems");

  @RegisterExtension
  final StubbedServer server = StubbedServer.with("--groups", "all");

  static List<FullCall> calls() {
    return FullCall.all();
  }

  @Test
  void everyOperationIsCalledWithEveryArgument() {
    Map<BoundTool, Set<String>> given = calls().stream().collect(Collectors.groupingBy(
        FullCall::tool,
        Collectors.flatMapping(call -> call.arguments().members().keySet().stream(), Collectors.toSet())));

    assertThat(given).hasSize(58).allSatisfy((tool, arguments) ->
        assertThat(arguments).as(tool.name()).isEqualTo(tool.members().keySet()));
  }

  @ParameterizedTest
  @MethodSource("calls")
  void goesToAwsAndComesBack(FullCall call) {
    Optional<String> left = LEFT.stream().filter(call.response().members()::containsKey).findFirst();
    StubAnswer nothingLeft = StubAnswer.ok(with(JsonObject.EMPTY, left, JsonObject.EMPTY));
    server.stub().prepare(call.tool().operation(), StubAnswer.ok(call.response()), nothingLeft);

    ToolAnswer answer = server.client().call(call.tool().name(), call.arguments());

    assertThat(answer.isError()).as("isError of %s", answer).isFalse();
    assertThat(server.stub().requests()).extracting(RecordedRequest::body).isEqualTo(sent(call, left));
    assertThat(withoutNote(answer.structured())).isEqualTo(with(call.result(), left, JsonObject.EMPTY));
  }

  /** The request; for a batch whose answer leaves something undone, also the one that has that in place of the rest. */
  private static List<JsonObject> sent(FullCall call, Optional<String> left) {
    return left.map(name -> List.of(
            call.request(),
            with(call.request(), Optional.of("RequestItems"), call.response().get(name).orElseThrow())))
        .orElse(List.of(call.request()));
  }

  private static JsonObject with(JsonObject object, Optional<String> member, Json value) {
    Map<String, Json> members = new LinkedHashMap<>(object.members());
    member.ifPresent(name -> members.put(name, value));
    return new JsonObject(members);
  }

  /** A remark of the server's own is no member of AWS's. */
  private static JsonObject withoutNote(JsonObject result) {
    Map<String, Json> members = new LinkedHashMap<>(result.members());
    members.remove("Note");
    return new JsonObject(members);
  }
}
