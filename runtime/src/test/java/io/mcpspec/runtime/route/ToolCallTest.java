package io.mcpspec.runtime.route;

import static io.mcpspec.runtime.fixture.FixtureServer.text;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.fixture.TestClient;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.ServerOptions;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ToolCallTest {

  private final TestClient client = TestClient.connect();

  @Test
  void carriesArgumentsAndResultsUntouched() {
    JsonObject result = client.tool("echo", "{'n':1.50,'big':123456789012345678901234567890,'e':1e400,'t':'é😀'}");
    assertThat(result.toJson()).isEqualTo("{'content':[{'type':'text','text':'{#'n#':1.50,"
            .replace('\'', '"').replace('#', '\\')
        + "\\\"big\\\":123456789012345678901234567890,\\\"e\\\":1e400,\\\"t\\\":\\\"é😀\\\"}\"}],"
        + "\"structuredContent\":{\"n\":1.50,\"big\":123456789012345678901234567890,\"e\":1e400,\"t\":\"é😀\"},"
        + "\"isError\":false}");
  }

  @Test
  void takesMissingArgumentsAsNone() {
    JsonObject result = client.result("tools/call", "{'name':'echo'}");
    assertThat(result.object("structuredContent")).contains(JsonObject.EMPTY);
  }

  @Test
  void namesTheFieldWhenArgumentsAreNoObject() {
    JsonObject error = client.error("tools/call", "{'name':'echo','arguments':[1]}");
    assertThat(error.toJson())
        .isEqualTo("{\"code\":-32602,\"message\":\"arguments: expected an object, got an array\"}");
  }

  @Test
  void tellsTheModelWhatAHandlerMeansItToKnow() {
    JsonObject result = client.tool("refuse", "{}");
    assertThat(result.isTrue("isError")).isTrue();
    assertThat(text(result)).isEqualTo("No table `X`. list_tables shows what there is.");
    assertThat(result.get("structuredContent")).isEmpty();
  }

  @Test
  void tellsTheModelEveryWrongArgument() {
    JsonObject result = client.tool("picky", "{}");
    assertThat(result.isTrue("isError")).isTrue();
    assertThat(text(result)).isEqualTo(
        "2 arguments are wrong:\n- a: expected a string, got 1\n- b: expected a string, got 2");
  }

  @Test
  void keepsUnexpectedFailuresInTheLog() {
    PrintStream stderr = System.err;
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
    JsonObject result;
    try {
      result = client.tool("crash", "{}");
    } finally {
      System.setErr(stderr);
    }
    assertThat(result.isTrue("isError")).isTrue();
    assertThat(text(result)).matches("`crash` failed inside the server; the arguments may be fine\\. "
        + "The details are in the server's log under reference [0-9a-f]{8}");
    String reference = text(result).substring(text(result).length() - 8);
    assertThat(log.toString(StandardCharsets.UTF_8)).contains(reference).contains("IllegalStateException: password");
  }

  @Test
  void aToolAnswersToTheNameThatItHadBefore() {
    assertThat(client.tool("repeat", "{}").toJson()).isEqualTo(client.tool("echo", "{}").toJson());
  }

  @Test
  void anOlderNameIsNoWayAroundReadOnly() {
    ServerOptions all = ServerOptions.DEFAULT;
    TestClient readOnly = new TestClient(new FixtureServer(),
        new ServerOptions(true, all.groups(), all.tools(), all.resources(), all.release(), all.limits()));
    assertThat(text(readOnly.tool("wipe", "{}"))).startsWith("`erase` changes data and this server is read-only");
  }

  @Test
  void namesTheNearestToolWhenThereIsNone() {
    JsonObject error = client.error("tools/call", "{'name':'ehco'}");
    assertThat(error.toJson()).isEqualTo("{\"code\":-32602,\"message\":\"unknown tool `ehco`; did you mean `echo`?\"}");
  }

  @Test
  void wantsAName() {
    assertThat(client.error("tools/call", "{}").toJson())
        .isEqualTo("{\"code\":-32602,\"message\":\"name: expected a string, got nothing\"}");
  }

  @Test
  void refusesLeaveToWriteToToolsThatRead() {
    assertThat(client.tool("sneak", "{}").isTrue("isError")).isTrue();
    assertThat(text(client.tool("erase", "{}"))).isEqualTo("erased true");
  }

  @Test
  void tellsHandlersWhoCalls() {
    assertThat(text(client.initialized("{}").tool("count", "{}"))).isEqualTo("counted for probe");
  }
}
