package io.mcpspec.dynamodb.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class McpClientTest {

  private static final Launch FAKE = Launch.classes(List.of(Path.of("target/test-classes")), FakeServer.class.getName());

  private final McpClient client = McpClient.start(FAKE);

  @AfterEach
  void close() {
    client.close();
  }

  @Test
  void aRequestGetsItsOwnResponse() {
    JsonObject result = client.result("tools/list", JsonObject.EMPTY);

    assertThat(result.string("method")).contains("tools/list");
  }

  @Test
  void responsesMayComeInAnyOrder() {
    client.send("{\"jsonrpc\":\"2.0\",\"id\":100,\"method\":\"hold\"}");
    client.result("ping", JsonObject.EMPTY);

    assertThat(client.response(Json.of(100)).object("result").flatMap(result -> result.string("method")))
        .contains("hold");
  }

  @Test
  void nothingOfThisMachineReachesTheServer() {
    JsonObject result = client.result("ping", JsonObject.EMPTY);

    assertThat(result.string("env")).contains("eu-west-1,null");
  }

  @Test
  void notificationsAndAnswersWithoutAnIdAreKept() {
    client.send("no request");
    client.result("ping", JsonObject.EMPTY);

    assertThat(client.otherLines())
        .containsExactly(
            "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32700,\"message\":\"no request\"}}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\"}");
  }

  @Test
  void aServerThatEndsIsReportedAtOnceWithItsStandardError() {
    assertThatThrownBy(() -> client.result("die", JsonObject.EMPTY))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("no response to request 1 before its output ended")
        .hasMessageContaining("fake server started");
  }

  @Test
  void aServerThatDoesNotAnswerIsReportedAfterTheLimit() {
    Inbox inbox = new Inbox();

    assertThatThrownBy(() -> inbox.await(Json.of(1), Duration.ofMillis(20), () -> "; its standard error: none"))
        .hasMessage("no response to request 1 within 0 s; its standard error: none");
  }

  @Test
  void endOfInputGivesTheExitStatus() {
    client.result("ping", JsonObject.EMPTY);

    assertThat(client.end()).isEqualTo(3);
    assertThat(client.standardError()).isEqualTo("fake server started\n");
  }
}
