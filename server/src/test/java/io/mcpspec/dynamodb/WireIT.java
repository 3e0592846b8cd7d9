package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.dynamodb.client.ToolAnswer;
import io.mcpspec.dynamodb.wire.RecordedRequest;
import io.mcpspec.dynamodb.wire.StubAnswer;
import io.mcpspec.dynamodb.wire.WireExample;
import io.mcpspec.dynamodb.wire.WireStub;
import io.mcpspec.runtime.json.JsonReader;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every operation of DynamoDB, called through MCP: what reaches AWS, and what comes back. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WireIT {

  private static final String SERVER_REGION = "eu-west-1";

  private WireStub stub;
  private McpClient client;

  static List<WireExample> examples() {
    return WireExample.all();
  }

  @BeforeAll
  void start() {
    stub = WireStub.start();
    Launch everyGroup = Launch.packaged("--groups", "all").with("AWS_REGION", SERVER_REGION);
    client = McpClient.open(everyGroup.endpoint(stub.endpoint()));
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

  @ParameterizedTest
  @MethodSource("examples")
  void theRequestReachesAwsAndTheResponseComesBackWhole(WireExample example) {
    stub.prepare(example.operation(), StubAnswer.ok(example.response()));

    ToolAnswer answer = client.call(example.tool(), example.arguments());

    assertThat(answer.structured()).as(example.tool()).isEqualTo(example.result());
    assertThat(JsonReader.read(answer.text())).isEqualTo(example.result());
    assertThat(stub.requests()).singleElement().satisfies(request -> assertThatIsExpected(request, example));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void anAwsErrorIsAToolErrorWithCodeAndRequestId(WireExample example) {
    stub.prepare(example.operation(), example.error());

    ToolAnswer answer = client.call(example.tool(), example.arguments());

    assertThat(answer.isError()).as("isError of %s: %s", example.tool(), answer).isTrue();
    assertThat(answer.text())
        .as(example.tool())
        .contains(example.errorCode())
        .contains(example.error().body().string("message").orElseThrow())
        .contains(StubAnswer.REQUEST_ID);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void aBadArgumentIsNamedAndNothingReachesAws(WireExample example) {
    ToolAnswer answer = client.call(example.tool(), example.badArguments());

    assertThat(answer.isError()).as("isError of %s: %s", example.tool(), answer).isTrue();
    assertThat(answer.text()).as(example.tool()).contains(example.problem());
    assertThat(stub.requests()).isEmpty();
  }

  private static void assertThatIsExpected(RecordedRequest request, WireExample example) {
    assertThat(request.operation()).isEqualTo(example.operation());
    assertThat(request.body()).isEqualTo(example.request());
    assertThat(request.signedRegion()).contains(example.arguments().string("region_name").orElse(SERVER_REGION));
  }
}
