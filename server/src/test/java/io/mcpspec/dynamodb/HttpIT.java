package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.CommandLine;
import io.mcpspec.dynamodb.client.HttpServed;
import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.dynamodb.wire.StubAnswer;
import io.mcpspec.dynamodb.wire.WireStub;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The packaged server over HTTP. */
@Timeout(120)
class HttpIT {

  private static final String LIST_TABLES =
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"list_tables\",\"arguments\":{}}}";

  @Test
  void servesWhatItServesOverStandardInputAndOutput() {
    try (HttpServed http = HttpServed.start(Launch.packaged("--http", "0"));
        McpClient stdio = McpClient.open(Launch.packaged())) {
      for (String method : List.of("tools/list", "prompts/list", "resources/list", "resources/templates/list")) {
        String answer = http.post("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"" + method + "\"}");
        assertThat(JsonReader.read(answer).asObject().flatMap(message -> message.object("result")))
            .contains(stdio.result(method, JsonObject.EMPTY));
      }
      assertThat(http.get("/health")).startsWith("{\"name\":\"dynamodb-mcp-server\",\"version\":\"")
          .endsWith("\",\"status\":\"ok\"}");
    }
  }

  @Test
  void answersTheCallThatRunsWhenItIsToldToEnd() throws Exception {
    try (WireStub stub = WireStub.start();
        HttpServed http = HttpServed.start(Launch.packaged("--http", "0").endpoint(stub.endpoint()))) {
      JsonObject tables = JsonObject.builder().put("TableNames", Json.array(List.of(Json.of("Readings")))).build();
      stub.prepare("ListTables", StubAnswer.ok(tables).after(Duration.ofSeconds(2)));
      CompletableFuture<HttpResponse<String>> running = http.begin(LIST_TABLES);
      while (stub.requests().isEmpty()) {
        TimeUnit.MILLISECONDS.sleep(20);
      }
      http.terminate();

      assertThat(running.join().statusCode()).isEqualTo(200);
      assertThat(running.join().body()).contains("Readings").contains("\"isError\":false");
      assertThat(http.awaitExit()).isZero();
      assertThat(http.errors().lines()).containsExactly(http.mcp().toString());
    }
  }

  @Test
  void letsNoOtherMachinesInWithoutACheck() {
    CommandLine refused = CommandLine.run(Launch.packaged("--http", "0", "--http-host", "0.0.0.0"));

    assertThat(refused.status()).isEqualTo(2);
    assertThat(refused.output()).isEmpty();
    assertThat(refused.errors()).contains("`--http-host`").contains("`--token-file FILE`");
  }
}
