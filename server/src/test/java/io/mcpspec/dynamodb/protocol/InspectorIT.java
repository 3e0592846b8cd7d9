package io.mcpspec.dynamodb.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.HttpServed;
import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.testing.RequiresTool;
import io.mcpspec.testing.Tool;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The packaged server, listed and called by the protocol's own inspector, over both transports. */
@Timeout(300)
@RequiresTool({Tool.NODE, Tool.NODE_22})
class InspectorIT {

  private static final String SCRIPT = "@modelcontextprotocol/inspector/clients/launcher/build/index.js";
  private static final int OK = 0;
  private static final int TOOL_ERROR = 5;
  private static final List<String> STDIO = List.of(
      Path.of(System.getProperty("java.home"), "bin", "java").toString(),
      "-jar", Path.of("target", "dynamodb-mcp-server.jar").toAbsolutePath().toString());

  @Test
  void findsNoFaultInTheToolsOverStandardInputAndOutput() {
    NodeProgram listed = inspect(STDIO, "--method", "tools/list", "--strict");

    assertThat(listed.status()).as(listed.errors()).isEqualTo(OK);
    assertThat(names(listed)).isEqualTo(served());
  }

  @ParameterizedTest
  @ValueSource(strings = {"auto", "legacy", "modern"})
  void findsNoFaultInTheToolsOverHttpInEitherEra(String era) {
    try (HttpServed http = HttpServed.start(Launch.packaged("--http", "0"))) {
      NodeProgram listed = inspect(
          List.of(http.mcp().toString(), "--transport", "http"),
          "--protocol-era", era, "--method", "tools/list", "--strict");

      assertThat(listed.status()).as(listed.errors()).isEqualTo(OK);
      assertThat(names(listed)).isEqualTo(served());
    }
  }

  @Test
  void callsAToolOverStandardInputAndOutput() {
    NodeProgram called = inspect(STDIO,
        "--method", "tools/call", "--tool-name", "dynamodb_data_modeling", "--tool-arg", "section=role");

    assertThat(called.status()).as(called.errors()).isEqualTo(OK);
    assertThat(called.output()).contains("## Role and objectives");
  }

  @Test
  void callsAToolOverHttp() {
    try (HttpServed http = HttpServed.start(Launch.packaged("--http", "0"))) {
      NodeProgram called = inspect(List.of(http.mcp().toString(), "--transport", "http"),
          "--method", "tools/call", "--tool-name", "dynamodb_data_modeling", "--tool-arg", "section=role");

      assertThat(called.status()).as(called.errors()).isEqualTo(OK);
      assertThat(called.output()).contains("## Role and objectives");
    }
  }

  @Test
  void seesAToolErrorAsOne() {
    NodeProgram called = inspect(STDIO,
        "--method", "tools/call", "--tool-name", "get_item", "--tool-arg", "table_name=Orders");

    assertThat(called.status()).as(called.errors()).isEqualTo(TOOL_ERROR);
    assertThat(called.output()).contains("1 argument is wrong:").contains("key: expected an object");
  }

  private static NodeProgram inspect(List<String> server, String... more) {
    return NodeProgram.run(SCRIPT, Stream.of(List.of("--cli"), server, List.of(more)).flatMap(List::stream).toList());
  }

  private static List<String> names(NodeProgram listed) {
    JsonObject result = JsonReader.read(listed.output()).asObject().orElseThrow();
    List<String> names = new ArrayList<>();
    for (Json tool : result.items("tools")) {
      names.add(tool.asObject().flatMap(members -> members.string("name")).orElseThrow());
    }
    return names;
  }

  /** What the server itself lists. */
  private static List<String> served() {
    try (McpClient client = McpClient.open(Launch.packaged())) {
      return client.list("tools/list", "tools").stream().map(tool -> tool.string("name").orElseThrow()).toList();
    }
  }
}
