package io.mcpspec.runtime.dispatch;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.fixture.TestClient;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.ServerOptions;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProtocolTest {

  private final TestClient client = TestClient.connect();

  @ParameterizedTest
  @CsvSource({
    "2024-11-05, 2024-11-05", "2025-03-26, 2025-03-26", "2025-06-18, 2025-06-18", "2025-11-25, 2025-11-25",
    "2026-07-28, 2025-11-25", "1.0, 2025-11-25"
  })
  void agreesOnTheVersionOrOffersTheLatest(String asked, String agreed) {
    JsonObject result = client.result("initialize", "{'protocolVersion':'" + asked + "'}");
    assertThat(result.string("protocolVersion")).contains(agreed);
  }

  @Test
  void introducesItself() {
    assertThat(client.result("initialize", "{'protocolVersion':'2025-06-18','capabilities':{}}").toJson()).isEqualTo(
        "{\"protocolVersion\":\"2025-06-18\",\"capabilities\":{\"tools\":{},\"prompts\":{},\"resources\":{},"
            + "\"completions\":{},\"logging\":{}},\"serverInfo\":{\"name\":\"fixture\",\"title\":\"Fixture server\","
            + "\"version\":\"1.1.0\"},\"instructions\":\"Use echo first.\"}");
  }

  @Test
  void answersPingBeforeInitialize() {
    assertThat(client.result("ping", "{}")).isEqualTo(JsonObject.EMPTY);
  }

  @ParameterizedTest
  @CsvSource({
    "prompts/list, prompts", "resources/list, resources", "resources/templates/list, resourceTemplates"
  })
  void servesListsAsTheCompilerWroteThem(String method, String member) {
    client.send("{'jsonrpc':'2.0','id':'x','method':'" + method + "'}");
    String lines = FixtureServer.FILES.text(member + ".jsonl").orElseThrow().strip();
    assertThat(client.nextText()).isEqualTo(
        "{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"result\":{\"" + member + "\":[" + lines.replace("\n", ",") + "]}}");
  }

  @Test
  void refusesCursorsThatItNeverGave() {
    assertThat(client.error("tools/list", "{'cursor':'abc'}").toJson()).isEqualTo(
        "{\"code\":-32602,\"message\":\"cursor: unknown cursor `abc`; the list has one page\"}");
    assertThat(client.error("tools/list", "{'cursor':5}").toJson())
        .isEqualTo("{\"code\":-32602,\"message\":\"cursor: expected a string, got a number\"}");
    assertThat(client.result("prompts/list", "{'cursor':null}").get("prompts")).isPresent();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\u0001', value = {
    "tools/call | {'name':'echo','_meta':{'progressToken':[]}}"
        + " | _meta.progressToken: expected a string or a number, got an array",
    "tools/call | {'name':'echo','_meta':5} | _meta: expected an object, got a number",
    "completion/complete | {'ref':{}} | ref.type: expected a string, got nothing",
    "completion/complete | {'ref':{'type':'ref/resource','uri':'x:y'},'argument':{'name':1}}"
        + " | argument.name: expected a string, got a number",
  })
  void namesTheParameterThatIsWrong(String method, String params, String message) {
    assertThat(client.error(method, params).string("message")).contains(message);
  }

  @Test
  void repeatsLittleOfALongName() {
    String name = "x".repeat(1_000_000);
    assertThat(client.error("tools/call", "{'name':'" + name + "'}").toJson().length()).isLessThan(1_000);
    assertThat(client.error(name, "{}").toJson().length()).isLessThan(1_000);
  }

  @Test
  void namesMethodsThatItDoesNotServe() {
    assertThat(client.error("tasks/list", "{}").toJson())
        .isEqualTo("{\"code\":-32601,\"message\":\"method `tasks/list` is not served\"}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "1.0", "1e2", "-7", "123456789012345678901234567890", "\"a\\\"b\"", "\"\"", "\"é😀\""})
  void echoesIdsExactly(String id) {
    client.send("{'jsonrpc':'2.0','id':" + id + ",'method':'ping'}");
    assertThat(client.nextText()).isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":{}}");
    client.send("{'jsonrpc':'2.0','id':" + id + ",'method':'tools/call','params':{'name':'refuse'}}");
    assertThat(client.nextText()).startsWith("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":{");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "{'jsonrpc':'2.0','id':null,'method':'ping'} | null | id: expected a string or a number, got null",
    "{'jsonrpc':'2.0','id':{},'method':'ping'} | null | id: expected a string or a number, got an object",
    "{'id':1,'method':'ping'} | 1 | jsonrpc: expected \"2.0\"",
    "{'jsonrpc':'2.0','id':1} | 1 | method: expected a string",
    "{'jsonrpc':'2.0','id':1,'method':5} | 1 | method: expected a string",
    "{'jsonrpc':'2.0','id':1,'method':'ping','params':[]} | 1 | params: expected an object",
    "{} | null | jsonrpc: expected \"2.0\"",
    "5 | null | expected a JSON-RPC object, got a number",
    "[] | null | expected a JSON-RPC object, got an array; batches are not supported, send one message at a time",
  }, quoteCharacter = '\u0001')
  void refusesWhatIsNoRequest(String message, String id, String text) {
    client.send(message);
    JsonObject answer = client.next();
    assertThat(answer.get("id").orElseThrow().toJson()).isEqualTo(id);
    assertThat(answer.object("error").flatMap(error -> error.string("message"))).contains(text);
    assertThat(answer.toJson()).contains("\"code\":-32600");
  }

  @Test
  void ignoresNotificationsAndStrayAnswers() {
    client.send("{'jsonrpc':'2.0','method':'notifications/unknown','params':{}}");
    client.send("{'jsonrpc':'2.0','id':'nobody','result':{}}");
    client.send("{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':99}}");
    assertThat(client.isSilent()).isTrue();
  }

  @Test
  void refusesAnIdThatIsInUse() {
    client.send("{'jsonrpc':'2.0','id':1,'method':'tools/call','params':{'name':'slow'}}");
    client.send("{'jsonrpc':'2.0','id':1,'method':'tools/call','params':{'name':'slow'}}");
    assertThat(client.nextText()).contains("id 1 is that of a request which is still running");
    client.send("{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':1}}");
  }

  @Test
  void sendsUtf8() {
    List<byte[]> sent = new ArrayList<>();
    new McpServer(
        FixtureServer.FILES, FixtureServer.manifest(), new FixtureServer(), ServerOptions.DEFAULT, (id, out) -> null)
        .connect("s", sent::add)
        .receive("{\"jsonrpc\":\"2.0\",\"id\":\"é\",\"method\":\"ping\"}");
    assertThat(sent.get(0)).isEqualTo(
        "{\"jsonrpc\":\"2.0\",\"id\":\"é\",\"result\":{}}".getBytes(StandardCharsets.UTF_8));
  }
}
