package io.mcpspec.runtime.dispatch;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.fixture.TestClient;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.ServerOptions;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** MCP 2026-07-28: no handshake, every request for itself. */
@Timeout(60)
class StatelessProtocolTest {

  private static final String VERSION = "'io.modelcontextprotocol/protocolVersion':'2026-07-28'";
  private static final String CAPABILITIES = "'io.modelcontextprotocol/clientCapabilities':{}";
  private static final String META = "\"_meta\":{\"io.modelcontextprotocol/serverInfo\":"
      + "{\"name\":\"fixture\",\"title\":\"Fixture server\",\"version\":\"1.1.0\"}}";
  private static final String FIXED = "\"resultType\":\"complete\",\"ttlMs\":300000,\"cacheScope\":\"public\"," + META;

  private final FixtureServer server = new FixtureServer();
  private final TestClient client = new TestClient(server, ServerOptions.DEFAULT).stateless("{}");

  @Test
  void discoverTellsAllThatAClientNeverAskedByInitialize() {
    assertThat(client.result("server/discover", "{}").toJson()).isEqualTo("{\"supportedVersions\":[\"2026-07-28\"],"
        + "\"capabilities\":{\"tools\":{},\"prompts\":{},\"resources\":{},\"completions\":{},\"logging\":{}},"
        + "\"instructions\":\"Use echo first.\"," + FIXED + "}");
  }

  @ParameterizedTest
  @CsvSource({
    "tools/list, tools", "prompts/list, prompts", "resources/list, resources",
    "resources/templates/list, resourceTemplates"
  })
  void listsSayForHowLongTheyHold(String method, String member) {
    JsonObject handshake = TestClient.connect().result(method, "{}");
    int id = client.request(method, "{}");
    assertThat(client.nextText()).isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":{\"" + member + "\":"
        + handshake.get(member).map(Json::toJson).orElseThrow() + "," + FIXED + "}}");
  }

  @ParameterizedTest
  @CsvSource({"fixture://limits, 300000, public", "fixture://clock, 0, private"})
  void resourcesMayBeKeptWhenTheyWereCompiled(String uri, String milliseconds, String scope) {
    JsonObject result = client.result("resources/read", "{'uri':'" + uri + "'}");
    assertThat(result.get("ttlMs").map(Json::toJson)).contains(milliseconds);
    assertThat(result.string("cacheScope")).contains(scope);
  }

  @Test
  void resultsOfCallsSayThatTheyAreCompleteAndWhoMadeThem() {
    assertThat(client.tool("echo", "{}").toJson()).isEqualTo("{\"content\":[{\"type\":\"text\",\"text\":\"{}\"}],"
        + "\"structuredContent\":{},\"isError\":false,\"resultType\":\"complete\"," + META + "}");
    assertThat(client.tool("refuse", "{}").string("resultType")).contains("complete");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\u0001', value = {
    "{} | _meta.io.modelcontextprotocol/protocolVersion: expected a string, got nothing",
    "{" + CAPABILITIES + "} | _meta.io.modelcontextprotocol/protocolVersion: expected a string, got nothing",
    "{" + VERSION + "} | _meta.io.modelcontextprotocol/clientCapabilities: expected an object, got nothing",
    "{" + VERSION + ",'io.modelcontextprotocol/clientCapabilities':[]}"
        + " | _meta.io.modelcontextprotocol/clientCapabilities: expected an object, got an array",
    "{" + VERSION + "," + CAPABILITIES + ",'io.modelcontextprotocol/clientInfo':'x'}"
        + " | _meta.io.modelcontextprotocol/clientInfo: expected an object, got a string",
    "{" + VERSION + "," + CAPABILITIES + ",'io.modelcontextprotocol/logLevel':'loud'}"
        + " | _meta.io.modelcontextprotocol/logLevel: expected one of `debug`, `info`, `notice`, `warning`, `error`, "
        + "`critical`, `alert`, `emergency`, got `loud`",
  })
  void refusesARequestThatDoesNotSayWhoseItIs(String meta, String message) {
    TestClient plain = TestClient.connect();
    assertThat(plain.error("server/discover", "{'_meta':" + meta + "}").toJson())
        .isEqualTo("{\"code\":-32602,\"message\":\"" + message + "\"}");
  }

  @Test
  void servesAClientThatGivesNoName() {
    String meta = "{'_meta':{" + VERSION + "," + CAPABILITIES + "}}";
    assertThat(TestClient.connect().result("server/discover", meta).string("instructions")).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"2027-01-01", "2025-11-25", ""})
  void tellsAClientOfAnotherVersionWhichItCanSpeak(String version) {
    String meta = "{'_meta':{'io.modelcontextprotocol/protocolVersion':'" + version + "'}}";
    assertThat(TestClient.connect().error("tools/list", meta).toJson()).isEqualTo("{\"code\":-32022,\"message\":"
        + "\"_meta.io.modelcontextprotocol/protocolVersion: `" + version
        + "` is not supported; requests can be made in 2026-07-28, and after `initialize` in 2024-11-05, "
        + "2025-03-26, 2025-06-18, 2025-11-25\","
        + "\"data\":{\"supported\":[\"2026-07-28\"],\"requested\":\"" + version + "\"}}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"initialize", "ping", "logging/setLevel", "resources/subscribe", "tasks/list"})
  void hasNoMethodsOfTheOtherEra(String method) {
    assertThat(client.error(method, "{}").toJson())
        .isEqualTo("{\"code\":-32601,\"message\":\"method `" + method + "` is not served in MCP 2026-07-28\"}");
  }

  @Test
  void servesBothErasToOneClientAndKeepsThemApart() {
    TestClient both = TestClient.connect().initialized("{'elicitation':{}}");
    assertThat(both.result("ping", "{}")).isEqualTo(JsonObject.EMPTY);
    assertThat(both.stateless("{}").error("tools/call", "{'name':'ask'}").toJson()).isEqualTo("{\"code\":-32021,"
        + "\"message\":\"the client has not declared the capability `elicitation`\","
        + "\"data\":{\"requiredCapabilities\":{\"elicitation\":{}}}}");
  }

  @Test
  void namesTheResourceThatThereIsNotWithTheCodeOfTheEra() {
    assertThat(client.error("resources/read", "{'uri':'other://x'}").toJson()).isEqualTo(
        "{\"code\":-32602,\"message\":\"no resource `other://x`\",\"data\":{\"uri\":\"other://x\"}}");
    assertThat(client.error("resources/read", "{'uri':'fixture://tables/none'}").toJson()).isEqualTo(
        "{\"code\":-32602,\"message\":\"no table `none`\",\"data\":{\"uri\":\"fixture://tables/none\"}}");
  }

  @Test
  void logsToARequestThatAsksForItAlone() {
    client.request("tools/call", "{'name':'tell','_meta':{'io.modelcontextprotocol/logLevel':'warning'}}");
    assertThat(client.nextText()).isEqualTo("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\",\"params\":"
        + "{\"level\":\"error\",\"data\":\"trouble\"}}");
    assertThat(client.next().get("result")).isPresent();
    assertThat(client.tool("tell", "{}").isTrue("isError")).isFalse();
  }

  @Test
  void reportsProgress() {
    client.request("tools/call", "{'name':'count','_meta':{'progressToken':'p'}}");
    assertThat(client.nextText()).contains("\"progressToken\":\"p\",\"progress\":1.0");
    assertThat(client.nextText()).contains("\"progress\":3.0");
    assertThat(client.nextText()).contains("counted for probe", "\"resultType\":\"complete\"");
  }

  @Test
  void cancelsTheCallAndAnswersNothing() throws InterruptedException {
    int id = client.request("tools/call", "{'name':'slow'}");
    assertThat(server.slowBegan.await(20, TimeUnit.SECONDS)).isTrue();
    client.send("{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':" + id + "}}");
    assertThat(server.slowStopped.await(20, TimeUnit.SECONDS)).isTrue();
    client.awaitAnswers();
    assertThat(client.isSilent()).isTrue();
  }
}
