package io.mcpspec.runtime.execution;

import static io.mcpspec.runtime.fixture.FixtureServer.text;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.fixture.FixtureServer;
import io.mcpspec.runtime.fixture.TestClient;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.server.CallLimits;
import io.mcpspec.runtime.server.ServerOptions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class RunningCallTest {

  private static final ServerOptions SHORT = new ServerOptions(false, List.of(), List.of(), List.of(),
      Optional.empty(), new CallLimits(Duration.ofMillis(50), Duration.ofMillis(90), 1000));

  private final FixtureServer server = new FixtureServer();
  private final TestClient client = new TestClient(server, ServerOptions.DEFAULT);

  @Test
  void cancelsTheCallAndAnswersNothing() throws InterruptedException {
    int id = client.request("tools/call", "{'name':'slow'}");
    assertThat(server.slowBegan.await(20, TimeUnit.SECONDS)).isTrue();
    client.send("{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':" + id + "}}");
    assertThat(server.slowStopped.await(20, TimeUnit.SECONDS)).isTrue();
    client.awaitAnswers();
    assertThat(client.isSilent()).isTrue();
    assertThat(client.tool("echo", "{}").isTrue("isError")).isFalse();
  }

  @Test
  void cancelsNoOtherCall() throws InterruptedException {
    int id = client.request("tools/call", "{'name':'slow'}");
    assertThat(server.slowBegan.await(20, TimeUnit.SECONDS)).isTrue();
    client.send("{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':'" + id + "'}}");
    assertThat(server.slowStopped.await(100, TimeUnit.MILLISECONDS)).isFalse();
    client.send("{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':" + id + "}}");
  }

  @Test
  void answersForAHandlerThatTakesTooLong() throws InterruptedException {
    JsonObject result = new TestClient(server, SHORT).tool("slow", "{}");
    assertThat(result.isTrue("isError")).isTrue();
    assertThat(text(result)).startsWith("`slow` did not end within 50 ms and was cancelled;");
    assertThat(server.slowStopped.await(20, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void givesMoreTimeToAHandlerThatWaitsWhenTheClientHearsOfProgress() {
    TestClient patient = new TestClient(server, SHORT);
    patient.request("tools/call", "{'name':'slow','arguments':{'wait':true},'_meta':{'progressToken':1}}");
    assertThat(patient.nextText()).contains("`slow` did not end within 90 ms");
  }

  @Test
  void givesNoMoreTimeToAHandlerThatWaitsWhenTheClientHearsNothing() {
    JsonObject result = new TestClient(server, SHORT).tool("slow", "{'wait':true}");
    assertThat(text(result)).startsWith("`slow` did not end within 50 ms");
  }

  @Test
  void reportsGrowingProgressUnderTheClientsToken() {
    client.request("tools/call", "{'name':'count','_meta':{'progressToken':7}}");
    assertThat(client.nextText()).isEqualTo("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/progress\",\"params\":"
        + "{\"progressToken\":7,\"progress\":1.0,\"total\":3.0,\"message\":\"one\"}}");
    assertThat(client.nextText()).contains("\"progress\":3.0");
    assertThat(client.next().get("result")).isPresent();
  }

  @Test
  void asksTheClientAndGoesOnWithItsAnswer() {
    client.initialized("{'elicitation':{}}").request("tools/call", "{'name':'ask','arguments':{'message':'sure?'}}");
    JsonObject question = client.next();
    assertThat(question.string("method")).contains("elicitation/create");
    assertThat(question.object("params").flatMap(params -> params.string("message"))).contains("sure?");
    client.send("{'jsonrpc':'2.0','id':" + question.get("id").map(Json::toJson).orElseThrow()
        + ",'result':{'action':'accept','content':{'yes':true}}}");
    assertThat(client.nextText()).contains("\"structuredContent\":{\"action\":\"accept\",\"content\":{\"yes\":true}}");
  }

  @Test
  void tellsWhenTheClientRefuses() {
    client.initialized("{'sampling':{}}").request("tools/call", "{'name':'think'}");
    JsonObject question = client.next();
    client.send("{'jsonrpc':'2.0','id':" + question.get("id").map(Json::toJson).orElseThrow()
        + ",'error':{'code':-1,'message':'no model'}}");
    assertThat(text(client.next().object("result").orElseThrow()))
        .isEqualTo("the client refused `sampling/createMessage`: no model");
  }

  @Test
  void doesNotAskWhatTheClientCannotDo() {
    assertThat(text(client.initialized("{}").tool("ask", "{}")))
        .isEqualTo("the client has not declared the capability `elicitation`");
  }

  @Test
  void logsToTheClientFromTheLevelThatItWants() {
    assertThat(client.result("logging/setLevel", "{'level':'warning'}")).isEqualTo(JsonObject.EMPTY);
    client.request("tools/call", "{'name':'tell'}");
    assertThat(client.nextText()).isEqualTo("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\",\"params\":"
        + "{\"level\":\"error\",\"data\":\"trouble\"}}");
    assertThat(client.next().get("result")).isPresent();
    assertThat(client.error("logging/setLevel", "{'level':'loud'}").string("message").orElseThrow())
        .startsWith("level: expected one of `debug`, `info`,");
  }

  @Test
  void saysThatItIsBusyWhenTooManyCallsWait() throws InterruptedException {
    int last = callUntilBusy();
    cancel(1, last);
    client.awaitAnswers();
    assertThat(client.tool("echo", "{}").isTrue("isError")).isFalse();
  }

  @Test
  void forgetsACancelledCallThatWaitsForAThread() throws InterruptedException {
    int last = callUntilBusy();
    int waiting = last - 1;
    cancel(waiting, last);
    int next = client.request("tools/call", "{'name':'slow'}");
    assertThat(client.isSilent()).as("there is room for another").isTrue();
    cancel(1, next + 1);
    client.awaitAnswers();
  }

  /** Makes calls that do not end, until one is refused. */
  private int callUntilBusy() throws InterruptedException {
    int id = 0;
    while (client.isSilent()) {
      id = client.request("tools/call", "{'name':'slow'}");
      assertThat(id).isLessThan(5000);
    }
    assertThat(text(client.next().object("result").orElseThrow())).startsWith("the server is busy with other calls;");
    return id;
  }

  private void cancel(int from, int below) {
    for (int running = from; running < below; running++) {
      client.send("{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':" + running + "}}");
    }
  }
}
