package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.CommandLine;
import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.dynamodb.client.ToolAnswer;
import io.mcpspec.dynamodb.wire.StubAnswer;
import io.mcpspec.dynamodb.wire.WireExample;
import io.mcpspec.dynamodb.wire.WireStub;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The packaged server's command line and environment. */
class CommandLineIT {

  @Test
  void helpNamesTheOptionsAndTheEnvironment() {
    CommandLine help = CommandLine.run(Launch.packaged("--help"));

    assertThat(help.status()).isZero();
    assertThat(help.output())
        .contains("--version", "--list", "--check", "--read-only", "--tables PATTERN…", "--timeout SECONDS")
        .contains("AWS_REGION", "DDB_MCP_READONLY", "DDB_MCP_TABLES");
  }

  @Test
  void versionIsOneLine() {
    CommandLine version = CommandLine.run(Launch.packaged("--version"));

    assertThat(version.status()).isZero();
    assertThat(version.output().lines()).singleElement().asString().contains("dynamodb-mcp-server");
  }

  @Test
  void listShowsWhatIsServed() {
    CommandLine list = CommandLine.run(Launch.packaged("--list"));

    assertThat(list.status()).isZero();
    assertThat(list.output()).contains(" tools · 1 prompt", "dynamodb_architect", "dynamodb://limits");
    CommandLine all = CommandLine.run(Launch.packaged("--list", "--groups", "all"));
    assertThat(WireExample.all()).allSatisfy(example -> assertThat(all.output()).contains(example.tool()));
  }

  @Test
  void anUnknownOptionIsRefusedWithAHint() {
    CommandLine refused = CommandLine.run(Launch.packaged("--read-olny"));

    assertThat(refused.status()).isNotZero();
    assertThat(refused.output()).isEmpty();
    assertThat(refused.errors()).contains("--read-olny").contains("--read-only");
  }

  @Test
  void checkSaysWhatWouldWork() {
    try (WireStub stub = WireStub.start()) {
      stub.prepare("ListTables", StubAnswer.ok(JsonObject.builder().put("TableNames", Json.array(List.of())).build()));
      stub.prepare("DescribeLimits", StubAnswer.ok(JsonObject.EMPTY));
      stub.prepare("DescribeEndpoints", StubAnswer.ok(JsonObject.EMPTY));

      CommandLine check = CommandLine.run(Launch.packaged("--check").endpoint(stub.endpoint()));

      assertThat(check.status()).as(check.toString()).isZero();
      assertThat(check.output()).contains("eu-west-1").contains(stub.endpoint().toString());
      assertThat(check.output() + check.errors()).doesNotContain("test-secret-that-opens-nothing");
    }
  }

  @Test
  void checkSaysWhatIsMissing() {
    Launch bare = Launch.packaged("--check")
        .without("AWS_REGION")
        .without("AWS_ACCESS_KEY_ID")
        .without("AWS_SECRET_ACCESS_KEY");

    CommandLine check = CommandLine.run(bare);

    assertThat(check.status()).isNotZero();
    assertThat(check.output() + check.errors()).containsIgnoringCase("region").containsIgnoringCase("credentials");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--read-only", "DDB_MCP_READONLY=true", "DDB_MCP_READONLY=on", "DDB-MCP-READONLY=1"})
  void readOnlyServesAndCallsReadingToolsOnly(String how) {
    try (WireStub stub = WireStub.start();
        McpClient client = McpClient.open(readOnly(how).endpoint(stub.endpoint()))) {
      List<JsonObject> tools = client.list("tools/list", "tools");
      JsonObject call = JsonObject.builder()
          .put("name", "delete_table")
          .put("arguments", JsonObject.builder().put("table_name", "Readings").build())
          .build();
      JsonObject response = client.request("tools/call", call);

      assertThat(tools).hasSizeGreaterThanOrEqualTo(17).allSatisfy(tool ->
          assertThat(tool.object("annotations").flatMap(hints -> hints.get("readOnlyHint"))).contains(Json.of(true)));
      assertThat(response.toJson()).contains("read-only");
      assertThat(response.object("result").map(ToolAnswer::new).filter(answer -> !answer.isError())).isEmpty();
      assertThat(stub.requests()).isEmpty();
    }
  }

  @Test
  void aReadOnlyValueThatIsNotUnderstoodStopsTheStart() {
    CommandLine refused = CommandLine.run(Launch.packaged().with("DDB_MCP_READONLY", "perhaps"));

    assertThat(refused.status()).isNotZero();
    assertThat(refused.errors()).contains("DDB_MCP_READONLY").contains("perhaps");
  }

  @Test
  void theTablesOfTheEnvironmentAreTheOnlyOnes() {
    Launch launch = Launch.packaged().with("DDB_MCP_TABLES", "Orders, scratch-*");
    try (WireStub stub = WireStub.start(); McpClient client = McpClient.open(launch.endpoint(stub.endpoint()))) {
      JsonObject arguments = JsonObject.builder().put("table_name", "Readings").build();

      assertThat(client.call("describe_table", arguments).text())
          .startsWith("Table `Readings` is not among those that this server may touch (`Orders`, `scratch-*`).");
      assertThat(stub.requests()).isEmpty();
    }
    assertThat(CommandLine.run(Launch.packaged("--list").with("DDB_MCP_TABLES", "Orders")).output())
        .contains("only tables that match `Orders` may be touched");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", ",", "arn:aws:dynamodb:eu-west-1:1:table/Orders", "Orders;Sites"})
  void aLimitToTablesThatIsNotClearStopsTheStart(String value) {
    CommandLine refused = CommandLine.run(Launch.packaged().with("DDB_MCP_TABLES", value));

    assertThat(refused.status()).isEqualTo(2);
    assertThat(refused.errors()).contains("environment variable `DDB_MCP_TABLES`");
  }

  private static Launch readOnly(String how) {
    int equals = how.indexOf('=');
    return equals < 0
        ? Launch.packaged(how)
        : Launch.packaged().with(how.substring(0, equals), how.substring(equals + 1));
  }
}
