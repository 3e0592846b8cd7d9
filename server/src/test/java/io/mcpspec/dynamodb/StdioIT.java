package io.mcpspec.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.dynamodb.client.Launch;
import io.mcpspec.dynamodb.client.McpClient;
import io.mcpspec.dynamodb.wire.StubAnswer;
import io.mcpspec.dynamodb.wire.WireStub;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The packaged server's standard input and output, line by line. */
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
      piped.send("{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"initialize\",\"params\":" + McpClient.initializeParams() + "}");
      piped.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
      piped.send("{\"jsonrpc\":\"2.0\",\"id\":\"b\",\"method\":\"tools/call\",\"params\":{\"name\":\"list_tables\",\"arguments\":{}}}");

      assertThat(piped.end()).isZero();
      assertThat(piped.response(Json.of("a")).get("result")).isPresent();
      assertThat(piped.response(Json.of("b")).toJson()).contains("Readings");
    }
  }
}
