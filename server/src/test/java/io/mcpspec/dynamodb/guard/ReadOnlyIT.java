package io.mcpspec.dynamodb.guard;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.dynamodb.client.ToolAnswer;
import io.mcpspec.dynamodb.wire.StubAnswer;
import io.mcpspec.dynamodb.wire.WireExample;
import io.mcpspec.dynamodb.wire.WireStub;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** With --read-only and all groups chosen, no tool that changes something reaches the wire; reading ones all do. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReadOnlyIT {

  private static final Path CATALOG = Path.of("target", "classes", "mcp-spec", "catalog.json");

  private WireStub stub;
  private McpClient client;
  private Set<String> listed;

  static List<WireExample> changing() {
    Set<String> reading = reading();
    return WireExample.all().stream().filter(example -> !reading.contains(example.tool())).toList();
  }

  static List<WireExample> readingOnly() {
    Set<String> reading = reading();
    return WireExample.all().stream().filter(example -> reading.contains(example.tool())).toList();
  }

  @BeforeAll
  void start() {
    stub = WireStub.start();
    client = McpClient.open(Launch.packaged("--read-only", "--groups", "all").endpoint(stub.endpoint()));
    listed = client.list("tools/list", "tools").stream()
        .map(tool -> tool.string("name").orElseThrow())
        .collect(Collectors.toSet());
  }

  @AfterAll
  void stop() {
    client.close();
    stub.close();
  }

  @BeforeEach
  void prepare() {
    stub.reset();
    WireExample.all().forEach(example -> stub.prepare(example.operation(), StubAnswer.ok(example.response())));
  }

  @ParameterizedTest
  @MethodSource("changing")
  void aToolThatChangesSomethingIsNeitherListedNorCalled(WireExample example) {
    ToolAnswer answer = client.call(example.tool(), example.arguments());

    assertThat(answer.isError()).as("isError of %s", answer).isTrue();
    assertThat(answer.text()).startsWith("`" + example.tool() + "` changes data and this server is read-only");
    assertThat(listed).doesNotContain(example.tool());
    assertThat(stub.requests()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("readingOnly")
  void aToolThatReadsReachesAws(WireExample example) {
    assertThat(client.call(example.tool(), example.arguments()).structured()).isEqualTo(example.result());

    assertThat(listed).contains(example.tool());
    assertThat(stub.requests()).isNotEmpty().allSatisfy(request ->
        assertThat(request.operation()).isEqualTo(example.operation()));
  }

  /** The examples above are all tools of the catalog but the one that only hands out a text. */
  @Test
  void everyToolIsTried() {
    assertThat(WireExample.all().stream().map(WireExample::tool).toList())
        .containsExactlyInAnyOrderElementsOf(tools().stream()
            .map(tool -> tool.string("name").orElseThrow())
            .filter(name -> !name.equals("dynamodb_data_modeling"))
            .toList());
    assertThat(changing()).hasSizeGreaterThan(20);
    assertThat(readingOnly()).hasSizeGreaterThan(20);
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "DELETE_TABLE", "delete_table ", "Delete_Table", "delete-table", "DeleteTable", "dynamodb:delete_table",
    "dynamodb-mcp-server/delete_table", "delete_table\u0000", "delete_table\u200b",
  })
  void noOtherSpellingOfAToolReachesAws(String name) {
    JsonObject arguments = JsonObject.builder().put("table_name", "Readings").build();
    JsonObject response =
        client.request("tools/call", JsonObject.builder().put("name", name).put("arguments", arguments).build());

    assertThat(response.object("error").flatMap(error -> error.string("message"))).isPresent()
        .hasValueSatisfying(message -> assertThat(message).startsWith("unknown tool"));
    assertThat(stub.requests()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"DDB_MCP_READONLY=", "DDB_MCP_READONLY= ", "DDB-MCP-READONLY=", "DDB_MCP_READ_ONLY=yes"})
  void aVariableThatIsNotClearlyFalseIsEnough(String variable) {
    int equals = variable.indexOf('=');
    Launch launch = Launch.packaged("--tools", "delete_table,get_item")
        .with(variable.substring(0, equals), variable.substring(equals + 1));
    try (McpClient other = McpClient.open(launch.endpoint(stub.endpoint()))) {
      JsonObject arguments = JsonObject.builder().put("table_name", "Readings").build();

      assertThat(other.list("tools/list", "tools")).extracting(tool -> tool.string("name").orElseThrow())
          .containsExactly("get_item");
      assertThat(other.call("delete_table", arguments).text()).contains("this server is read-only");
      assertThat(stub.requests()).isEmpty();
    }
  }

  private static Set<String> reading() {
    return tools().stream()
        .filter(tool -> tool.string("effect").filter("read"::equals).isPresent())
        .map(tool -> tool.string("name").orElseThrow())
        .collect(Collectors.toSet());
  }

  private static List<JsonObject> tools() {
    try {
      JsonObject catalog = JsonReader.read(Files.readString(CATALOG)).asObject().orElseThrow();
      return catalog.items("tools").stream().map(tool -> tool.asObject().orElseThrow()).toList();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
