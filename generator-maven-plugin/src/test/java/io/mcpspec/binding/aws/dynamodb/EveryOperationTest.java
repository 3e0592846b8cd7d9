package io.mcpspec.binding.aws.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.binding.aws.model.Operation;
import io.mcpspec.runtime.aws.dynamodb.DynamoDbClients;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.tool.ToolResult;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A tool for each operation of AWS's model: its schema passes the check, and its handler loses nothing either way. */
class EveryOperationTest {

  private static final OperationSpec SPEC = new OperationSpec(new DynamoDbService());

  private static GeneratedHandlers handlers;
  private static RecordingEndpoint endpoint;
  private static DynamoDbClients clients;

  @BeforeAll
  static void generate() throws IOException {
    endpoint = new RecordingEndpoint();
    handlers = GeneratedHandlers.of(SPEC.sources(), "org.example.aws");
    clients = GeneratedHandlers.clients(endpoint.uri(), SPEC.operations().stream().map(Operation::name).toList());
  }

  @AfterAll
  static void stop() {
    clients.close();
    endpoint.close();
  }

  static List<Operation> operations() {
    return SPEC.operations();
  }

  @ParameterizedTest
  @MethodSource("operations")
  void sendsEveryMemberAndReturnsEveryMember(Operation operation) {
    endpoint.answer(SPEC.response(operation).toJson());

    ToolResult result = handlers.call(operation.name(), SPEC.arguments(operation), clients);

    assertThat(endpoint.operation()).isEqualTo(operation.name());
    assertThat(JsonReader.read(endpoint.body())).isEqualTo(SPEC.request(operation));
    assertThat(result.structured()).contains(SPEC.result(operation));
  }
}
