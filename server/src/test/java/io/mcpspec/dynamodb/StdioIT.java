package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.dynamodb.wire.StubAnswer;
import io.mcpspec.dynamodb.wire.WireStub;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The packaged server's standard input and output, line by line, with clients of both eras of MCP. */
class StdioIT {

  private final McpClient client = McpClient.start(Launch.packaged());

  @AfterEach
  void stop() {
    client.close();
  }

  @Test
  void pingIsAnsweredBeforeInitialize() {
    assertThat(client.result("ping", JsonObject.EMPTY)).isEqualTo(JsonObject.EMPTY);
  }

  @Test
  void badLinesAreAnsweredWithANullIdAndTheServerGoesOn() {
    client.send("{not json");
    client.send("");
    client.send("[]");
    client.result("ping", JsonObject.EMPTY);

    List<String> others = client.otherLines();
    assertThat(others).hasSize(2);
    assertThat(others.get(0)).contains("\"id\":null").contains("-32700");
    assertThat(others.get(1)).contains("\"id\":null").contains("-32600");
  }

  @Test
  void anUnknownMethodIsAnError() {
    JsonObject response = client.request("tools/explain", JsonObject.EMPTY);

    assertThat(response.object("error").flatMap(error -> error.get("code"))).contains(Json.of(-32601));
  }

  @Test
  void aClientThatNeverInitializesLearnsTheSameByDiscovering() {
    JsonObject discovered = client.result("server/discover", modern(JsonObject.EMPTY));
    JsonObject initialized = client.result("initialize", McpClient.initializeParams());

    assertThat(discovered.get("supportedVersions")).contains(Json.array(List.of(Json.of("2026-07-28"))));
    for (String member : List.of("instructions", "capabilities")) {
      assertThat(discovered.get(member)).isPresent().isEqualTo(initialized.get(member));
    }
    assertThat(discovered.object("_meta").flatMap(meta -> meta.get("io.modelcontextprotocol/serverInfo")))
        .isPresent().isEqualTo(initialized.get("serverInfo"));
    assertThat(client.result("tools/list", modern(JsonObject.EMPTY)).get("tools"))
        .isEqualTo(client.result("tools/list", JsonObject.EMPTY).get("tools"));
  }

  @Test
  void listsAreAnsweredWithoutLambdasWhichAreSlowToLoad(@TempDir Path folder) throws IOException {
    Path log = folder.resolve("classes.txt");
    Launch launch = Launch.packaged("--read-only").with("JAVA_TOOL_OPTIONS", "-Xlog:class+load:file=" + log);
    try (McpClient started = McpClient.open(launch)) {
      assertThat(started.list("tools/list", "tools")).isNotEmpty();
      assertThat(started.list("prompts/list", "prompts")).isNotEmpty();
      assertThat(started.list("resources/list", "resources")).isNotEmpty();
      assertThat(started.result("tools/list", modern(JsonObject.EMPTY)).items("tools")).isNotEmpty();
      assertThat(Files.readAllLines(log))
          .anyMatch(line -> line.contains(" io.mcpspec.runtime.protocol.StatelessExchange "))
          .noneMatch(line -> line.contains("$$Lambda"))
          .noneMatch(line -> line.contains(" io.modelcontextprotocol."));
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aCancelledCallIsStoppedAndNotAnswered(boolean modern) throws InterruptedException {
    try (WireStub stub = WireStub.start();
        McpClient caller = McpClient.start(Launch.packaged().endpoint(stub.endpoint()))) {
      stub.prepare("ListTables", StubAnswer.ok(JsonObject.EMPTY).after(Duration.ofSeconds(25)));
      JsonObject params = JsonObject.builder().put("name", "list_tables").build();
      Json id = caller.begin("tools/call", modern ? modern(params) : params);
      while (stub.requests().isEmpty()) {
        Thread.sleep(20);
      }
      caller.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":" + id + "}}");

      Instant cancelled = Instant.now();
      assertThat(caller.end()).isZero();
      assertThat(Duration.between(cancelled, Instant.now())).isLessThan(Duration.ofSeconds(15));
      assertThat(caller.otherLines()).isEmpty();
      assertThatThrownBy(() -> caller.response(id)).isInstanceOf(AssertionError.class);
    }
  }

  @Test
  void endOfInputEndsTheServer() {
    client.result("initialize", McpClient.initializeParams());

    assertThat(client.end()).isZero();
    assertThat(client.otherLines()).isEmpty();
  }

  @Test
  void requestsPipedBeforeTheEndAreAllAnswered() {
    try (WireStub stub = WireStub.start();
        McpClient piped = McpClient.start(Launch.packaged().endpoint(stub.endpoint()))) {
      JsonObject tables = JsonObject.builder().put("TableNames", Json.array(List.of(Json.of("Readings")))).build();
      stub.prepare("ListTables", StubAnswer.ok(tables).after(Duration.ofMillis(300)));
      piped.send("{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"initialize\",\"params\":"
          + McpClient.initializeParams() + "}");
      piped.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
      piped.send("{\"jsonrpc\":\"2.0\",\"id\":\"b\",\"method\":\"tools/call\","
          + "\"params\":{\"name\":\"list_tables\",\"arguments\":{}}}");

      assertThat(piped.end()).isZero();
      assertThat(piped.response(Json.of("a")).get("result")).isPresent();
      assertThat(piped.response(Json.of("b")).toJson()).contains("Readings");
    }
  }

  /** The same parameters of a client of MCP 2026-07-28. */
  private static JsonObject modern(JsonObject params) {
    JsonObject.Builder all = JsonObject.builder();
    params.members().forEach(all::put);
    return all.put("_meta", JsonObject.builder()
        .put("io.modelcontextprotocol/protocolVersion", "2026-07-28")
        .put("io.modelcontextprotocol/clientCapabilities", JsonObject.EMPTY)
        .build()).build();
  }
}
