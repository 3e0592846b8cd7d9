package io.mcpspec.runtime.http;

import static io.mcpspec.runtime.http.HttpFixture.PING;
import static io.mcpspec.runtime.http.HttpFixture.PONG;
import static io.mcpspec.runtime.http.HttpFixture.call;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.json.JsonObject;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients that have a session: what one request says holds for the next. */
@Timeout(60)
class SessionTest {

  private HttpFixture http;

  @BeforeEach
  void start() throws IOException {
    http = HttpFixture.withSessions();
  }

  @AfterEach
  void stop() {
    http.close();
  }

  @Test
  void beginsWithInitializeAndEndsWithDelete() throws IOException {
    String session = http.session("{}");
    assertThat(http.post("{'jsonrpc':'2.0','method':'notifications/initialized'}", session).status()).isEqualTo(202);
    assertThat(http.post(PING, session).body()).isEqualTo(PONG);
    assertThat(http.post("{'jsonrpc':'2.0','id':2,'method':'tools/call','params':{'name':'count'}}", session).body())
        .contains("counted for probe");
    assertThat(http.request("DELETE", "/mcp", session).status()).isEqualTo(204);
    for (String method : new String[] {"DELETE", "GET"}) {
      assertThat(http.request(method, "/mcp", session).status()).isEqualTo(404);
    }
    HttpReply reply = http.post(PING, session);
    assertThat(reply.status()).isEqualTo(404);
    assertThat(reply.error()).isEqualTo("no such session, or it is over; begin another with `initialize`");
  }

  @Test
  void givesEachClientAnIdOfItsOwn() throws IOException {
    assertThat(http.session("{}")).matches("Mcp-Session-Id: [!-~]{30,}").isNotEqualTo(http.session("{}"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"POST", "GET", "DELETE"})
  void refusesRequestsOutsideOfASession(String method) throws IOException {
    for (String id : new String[] {"", "11111111-2222-3333-4444-555555555555"}) {
      try (HttpConnection connection = http.connect("Mcp-Session-Id: " + id)) {
        connection.send(method, "/mcp", method.equals("POST") ? PING.replace('\'', '"') : "");
        HttpReply reply = connection.reply();
        assertThat(reply.status()).isEqualTo(id.isEmpty() ? 400 : 404);
        assertThat(reply.error()).contains("`initialize`");
      }
    }
  }

  @Test
  void takesNoOtherMethods() throws IOException {
    HttpReply reply = http.request("PUT", "/mcp");
    assertThat(reply.status()).isEqualTo(405);
    assertThat(reply.header("Allow")).contains("POST, GET, DELETE");
  }

  @ParameterizedTest
  @CsvSource({"POST, application/json", "POST, text/event-stream", "GET, application/json"})
  void wantsClientsThatTakeEvents(String method, String accept) throws IOException {
    try (HttpConnection connection = http.connect(http.session("{}"), "Accept: " + accept)) {
      connection.send(method, "/mcp", method.equals("POST") ? PING.replace('\'', '"') : "");
      assertThat(connection.reply().status()).isEqualTo(406);
    }
  }

  @ParameterizedTest
  @CsvSource({"ask, elicitation, elicitation/create", "think, sampling, sampling/createMessage"})
  void asksTheClientWhileACallRuns(String tool, String capability, String method) throws IOException {
    String session = http.session("{'" + capability + "':{}}");
    try (HttpConnection connection = http.connect(session)) {
      connection.post(call(5, tool, "{'message':'sure?'}"));
      assertThat(connection.head().header("Content-Type")).contains("text/event-stream");
      JsonObject question = HttpFixture.json(connection.event());
      assertThat(question.string("method")).contains(method);
      String id = question.string("id").orElseThrow();
      String other = http.session("{}");
      String answer = "{'jsonrpc':'2.0','id':'" + id + "','result':{'action':'accept'}}";
      assertThat(http.post(answer.replace("accept", "forged"), other).status()).isEqualTo(202);
      assertThat(http.post(answer, session).status()).isEqualTo(202);
      assertThat(connection.event()).startsWith("{\"jsonrpc\":\"2.0\",\"id\":5,")
          .contains("\"structuredContent\":{\"action\":\"accept\"}");
      assertThat(connection.chunk()).isEmpty();
    }
  }

  @Test
  void keepsTheLogLevel() throws IOException {
    String session = http.session("{}");
    http.post("{'jsonrpc':'2.0','id':2,'method':'logging/setLevel','params':{'level':'error'}}", session);
    assertThat(http.post(call(3, "tell", "{}"), session).body()).contains("trouble").doesNotContain("detail");
    assertThat(http.post(call(3, "tell", "{}"), http.session("{}")).body()).contains("trouble").contains("detail");
  }

  @Test
  void cancelsACallThatIsNotWantedAnyMore() throws Exception {
    String session = http.session("{}");
    try (HttpConnection connection = http.connect(session)) {
      connection.post(call(6, "slow", "{}"));
      assertThat(http.server.slowBegan.await(20, TimeUnit.SECONDS)).isTrue();
      String cancel = "{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':6}}";
      http.post(cancel, http.session("{}"));
      assertThat(http.server.slowStopped.getCount()).as("of another session").isEqualTo(1);
      assertThat(http.post(cancel, session).status()).isEqualTo(202);
      assertThat(connection.reply().status()).isEqualTo(204);
      assertThat(http.server.slowStopped.await(20, TimeUnit.SECONDS)).isTrue();
    }
  }

  @Test
  void cancelsWhatRunsWhenTheSessionEnds() throws Exception {
    String session = http.session("{}");
    try (HttpConnection connection = http.connect(session)) {
      connection.post(call(6, "slow", "{}"));
      assertThat(http.server.slowBegan.await(20, TimeUnit.SECONDS)).isTrue();
      http.request("DELETE", "/mcp", session);
      assertThat(connection.reply().status()).isEqualTo(204);
      assertThat(http.server.slowStopped.await(20, TimeUnit.SECONDS)).isTrue();
    }
  }

  @Test
  void opensAStreamThatLastsUntilAnotherTakesItsPlace() throws IOException {
    String session = http.session("{}");
    try (HttpConnection first = http.connect(session); HttpConnection second = http.connect(session)) {
      first.send("GET", "/mcp", "");
      assertThat(first.head().header("Content-Type")).contains("text/event-stream");
      second.send("GET", "/mcp", "");
      assertThat(second.head().status()).isEqualTo(200);
      assertThat(first.chunk()).as("the end of the first").isEmpty();
      assertThat(http.request("DELETE", "/mcp", session).status()).isEqualTo(204);
      assertThat(second.chunk()).as("the end of the second").isEmpty();
    }
  }
}
