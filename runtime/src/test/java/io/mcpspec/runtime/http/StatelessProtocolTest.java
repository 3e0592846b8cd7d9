package io.mcpspec.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.http.access.Access;
import io.mcpspec.runtime.http.message.AllowedNames;
import io.mcpspec.runtime.http.message.HttpLimits;
import io.mcpspec.runtime.json.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** MCP 2026-07-28 over HTTP: no sessions, though older clients of this server get some. */
@Timeout(60)
class StatelessProtocolTest {

  private static final String LISTEN = "'notifications':{'toolsListChanged':true}";

  private HttpFixture http;

  @BeforeEach
  void start() throws IOException {
    http = start(9);
  }

  private static HttpFixture start(int requests) throws IOException {
    Duration day = Duration.ofDays(1);
    Duration second = Duration.ofSeconds(1);
    HttpLimits limits = new HttpLimits(1 << 20, 9L << 20, requests, 1, day, day, day, second, second);
    return new HttpFixture(HttpFixture.options(true, AllowedNames.LOCAL, Access.OPEN), limits);
  }

  @AfterEach
  void stop() {
    http.close();
  }

  @Test
  void needsNoSession() throws IOException {
    HttpReply reply = StatelessRequest.of("server/discover", "").post(http);
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.header("Mcp-Session-Id")).isEmpty();
    assertThat(reply.body()).startsWith("{\"jsonrpc\":\"2.0\",\"id\":\"m\",\"result\":{")
        .contains("\"supportedVersions\":[\"2026-07-28\"]");
    HttpReply call = StatelessRequest.tool("echo", "{'x':1}").with("Mcp-Session-Id: unknown").post(http);
    assertThat(call.header("Content-Type")).contains("application/json");
    assertThat(call.body()).contains("\"structuredContent\":{\"x\":1}").contains("\"resultType\":\"complete\"");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "MCP-Protocol-Version: | header MCP-Protocol-Version: expected `2026-07-28` as in the body, got nothing",
    "MCP-Protocol-Version: 2025-11-25 | header MCP-Protocol-Version: expected `2026-07-28` as in the body, got `2025",
    "Mcp-Method: | header Mcp-Method: expected `tools/call` as in the body, got nothing",
    "Mcp-Method: TOOLS/CALL | header Mcp-Method: expected `tools/call` as in the body, got `TOOLS/CALL`",
    "Mcp-Name: | header Mcp-Name: expected `echo` as in the body, got nothing",
    "Mcp-Name: Echo | header Mcp-Name: expected `echo` as in the body, got `Echo`",
    "Mcp-Name: =?base64?ZWNobw?= | header Mcp-Name: expected `echo` as in the body, got `=?base64?ZWNobw?=`",
    "Mcp-Name: =?base64?ZWNo!bw=?= | header Mcp-Name: expected `echo`",
    "Mcp-Name: =?base64?/w==?= | header Mcp-Name: expected `echo`",
  })
  void refusesHeadersThatDoNotFitTheBody(String header, String message) throws IOException {
    HttpReply reply = StatelessRequest.tool("echo", "{}").with(header).post(http);
    assertThat(reply.status()).isEqualTo(400);
    assertThat(reply.code()).isEqualTo("-32020");
    assertThat(reply.json().string("id")).contains("m");
    assertThat(reply.error()).startsWith(message);
  }

  @Test
  void refusesAHeaderThatIsThereTwice() throws IOException {
    HttpReply reply = StatelessRequest.tool("echo", "{}").with("mcp-name: echo").post(http);
    assertThat(reply.code()).isEqualTo("-32020");
  }

  @Test
  void readsNamesThatAreEncoded() throws IOException {
    assertThat(StatelessRequest.tool("echo", "{}").with("Mcp-Name: =?base64?ZWNobw==?=").post(http).status())
        .isEqualTo(200);
    StatelessRequest read = StatelessRequest.of("resources/read", "'uri':'fixture://tables/é'")
        .with("Mcp-Name: =?base64?Zml4dHVyZTovL3RhYmxlcy/DqQ==?=");
    assertThat(read.post(http).body()).contains("table é");
    StatelessRequest prompt = StatelessRequest.of("prompts/get", "'name':'greeting','arguments':{'who':'Ann'}");
    assertThat(prompt.post(http).code()).isEqualTo("-32020");
    assertThat(prompt.with("Mcp-Name: greeting").post(http).body()).contains("Greet Ann.");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "{'region':'north','at':{'level':3,'sure':true}} | north | 3 | true | 200",
    "{'region':'north','at':{'level':3,'sure':true}} | =?base64?bm9ydGg=?= | 3.0 | true | 200",
    "{'region':null,'at':{}} | | | | 200",
    "{} | | | | 200",
    "{'region':'north'} | | | | 400",
    "{'region':'north'} | south | | | 400",
    "{'region':'north'} | =?base64?bm9ydGg?= | | | 400",
    "{'at':{'level':3}} | | 4 | | 400",
    "{'at':{'level':3}} | | three | | 400",
    "{'at':{'sure':true}} | | | True | 400",
    "{} | north | | | 400",
  })
  void holdsHeadersOfArgumentsAgainstThem(String arguments, String region, String level, String sure, int status)
      throws IOException {
    for (String name : new String[] {"erase", "wipe"}) {
      HttpReply reply = StatelessRequest.tool(name, arguments)
          .with(header("Region", region), header("Level", level), header("Sure", sure))
          .post(http);
      assertThat(reply.status()).as(name).isEqualTo(status);
      assertThat(reply.body()).contains(status == 200 ? "erased true" : "\"code\":-32020");
    }
  }

  private static String header(String name, String value) {
    return "Mcp-Param-" + name + ": " + (value == null ? "" : value);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ping", "initialize", "logging/setLevel", "resources/subscribe", "no/such/method"})
  void saysByItsStatusThatAMethodIsNotServed(String method) throws IOException {
    HttpReply reply = StatelessRequest.of(method, "").post(http);
    assertThat(reply.status()).isEqualTo(404);
    assertThat(reply.code()).isEqualTo("-32601");
    assertThat(reply.json().string("id")).contains("m");
  }

  @Test
  void saysByItsStatusThatARequestDoesNotSayWhoseItIs() throws IOException {
    String[] headers = StatelessRequest.of("tools/list", "").headers().toArray(String[]::new);
    HttpReply bare = http.post("{'jsonrpc':'2.0','id':7,'method':'tools/list'}", headers);
    assertThat(bare.status()).isEqualTo(400);
    assertThat(bare.code()).isEqualTo("-32602");
    assertThat(bare.json().get("id").orElseThrow().toJson()).isEqualTo("7");
    HttpReply unknown = http.post(StatelessRequest.of("tools/list", "").body().replace("2026-07-28", "2099-01-01"),
        "MCP-Protocol-Version: 2099-01-01", "Mcp-Method: tools/list");
    assertThat(unknown.status()).isEqualTo(400);
    assertThat(unknown.code()).isEqualTo("-32022");
    assertThat(unknown.body()).contains("\"supported\":[\"2026-07-28\"],\"requested\":\"2099-01-01\"");
  }

  @Test
  void asksWithinTheResultAndOnlyWhatTheClientCan() throws IOException {
    HttpReply refused = StatelessRequest.tool("ask", "{'message':'sure?'}").post(http);
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.code()).isEqualTo("-32021");
    HttpReply asked = StatelessRequest.tool("ask", "{'message':'sure?'}").capable("{'elicitation':{}}").post(http);
    assertThat(asked.status()).isEqualTo(200);
    assertThat(asked.body()).contains("\"resultType\":\"input_required\"").contains("sure?");
  }

  @Test
  void takesUpWhatAnotherReplicaBeganWithTheSameKey() throws IOException {
    try (HttpFixture replica = HttpFixture.stateless(); HttpFixture stranger = HttpFixture.stateless()) {
      http.mcp().shareRequestStates("a key of both");
      replica.mcp().shareRequestStates("a key of both");
      stranger.mcp().shareRequestStates("another key");
      StatelessRequest ask = StatelessRequest.tool("ask", "{'message':'sure?'}").capable("{'elicitation':{}}");
      JsonObject round = ask.post(http).json().object("result").orElseThrow();
      StatelessRequest again = ask.and("'requestState':'" + round.string("requestState").orElseThrow()
          + "','inputResponses':{'elicitation':{'action':'accept'}}");
      assertThat(again.post(replica).body()).contains("\"structuredContent\":{\"action\":\"accept\"}");
      assertThat(again.post(stranger).error()).startsWith("requestState: not one that this server gave");
    }
  }

  @Test
  void answersOtherErrorsWith200() throws IOException {
    HttpReply reply = StatelessRequest.of("tools/list", "'cursor':'x'").post(http);
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.code()).isEqualTo("-32602");
  }

  @Test
  void cancelsACallWhoseClientGoesAway() throws Exception {
    try (HttpConnection connection = StatelessRequest.tool("slow", "{}").connect(http)) {
      connection.post(StatelessRequest.tool("slow", "{}").body());
      assertThat(http.server.slowBegan.await(20, TimeUnit.SECONDS)).isTrue();
    }
    assertThat(http.server.slowStopped.await(20, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void keepsSubscriptionsOpenUntilTheServerStops() throws Exception {
    StatelessRequest listen = StatelessRequest.of("subscriptions/listen", LISTEN);
    try (HttpFixture narrow = start(1); HttpConnection connection = listen.connect(narrow)) {
      connection.post(listen.body());
      assertThat(connection.head().header("Content-Type")).contains("text/event-stream");
      assertThat(connection.event()).contains("notifications/subscriptions/acknowledged");
      assertThat(new String(connection.chunk(), StandardCharsets.US_ASCII)).isEqualTo(":\n\n");
      assertThat(StatelessRequest.tool("echo", "{}").post(narrow).status()).as("beside it").isEqualTo(200);
      assertThat(listen.post(narrow).status()).as("one too many").isEqualTo(503);
      narrow.transport().stop();
      assertThat(connection.event()).startsWith("{\"jsonrpc\":\"2.0\",\"id\":\"m\",\"result\":{")
          .contains("\"resultType\":\"complete\"");
      assertThat(connection.chunk()).isEmpty();
    }
  }

  @Test
  void forgetsSubscriptionsOfClientsThatAreGone() throws Exception {
    StatelessRequest listen = StatelessRequest.of("subscriptions/listen", LISTEN);
    for (int i = 0; i < 2; i++) {
      try (HttpConnection connection = listen.connect(http)) {
        HttpReply head = listenAgain(connection, listen);
        assertThat(head.status()).isEqualTo(200);
      }
    }
    assertThat(listen.with("Accept: application/json").post(http).status()).isEqualTo(406);
  }

  /** The place of a client that is gone is free a heartbeat or two later. */
  private HttpReply listenAgain(HttpConnection connection, StatelessRequest listen) throws Exception {
    connection.post(listen.body());
    HttpReply reply = connection.head();
    for (int i = 0; i < 100 && reply.status() == 503; i++) {
      TimeUnit.MILLISECONDS.sleep(100);
      connection.skip(reply);
      connection.post(listen.body());
      reply = connection.head();
    }
    return reply;
  }
}
