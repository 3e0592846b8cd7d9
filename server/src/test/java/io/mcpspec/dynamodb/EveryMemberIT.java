package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.dynamodb.client.ToolAnswer;
import io.mcpspec.dynamodb.wire.BoundTool;
import io.mcpspec.dynamodb.wire.FullCall;
import io.mcpspec.dynamodb.wire.RecordedRequest;
import io.mcpspec.dynamodb.wire.StubAnswer;
import io.mcpspec.dynamodb.wire.WireStub;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every member of AWS's model, nested ones too, goes to AWS and comes back through each tool. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EveryMemberIT {

  private WireStub stub;
  private McpClient client;

  static List<FullCall> calls() {
    return FullCall.all();
  }

  @BeforeAll
  void start() {
    stub = WireStub.start();
    client = McpClient.open(Launch.packaged("--groups", "all").endpoint(stub.endpoint()));
  }

  @AfterAll
  void stop() {
    client.close();
    stub.close();
  }

  @BeforeEach
  void forget() {
    stub.reset();
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
    stub.prepare(call.tool().operation(), StubAnswer.ok(call.response()));

    ToolAnswer answer = client.call(call.tool().name(), call.arguments());

    assertThat(answer.isError()).as("isError of %s", answer).isFalse();
    assertThat(stub.requests()).extracting(RecordedRequest::body).containsExactly(call.request());
    assertThat(ofAws(answer.structured())).isEqualTo(call.result());
  }

  /** A result without what the server adds of its own. */
  private static JsonObject ofAws(JsonObject result) {
    Map<String, Json> members = new LinkedHashMap<>(result.members());
    members.remove("Note");
    return new JsonObject(members);
  }
}
