package io.mcpspec.runtime.http;

import static io.mcpspec.runtime.http.HttpFixture.PING;
import static io.mcpspec.runtime.http.HttpFixture.PONG;
import static io.mcpspec.runtime.http.HttpFixture.call;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every request stands for itself, and is answered whatever it holds. */
@Timeout(60)
class NoSessionTest {

  private static HttpFixture http;

  @BeforeAll
  static void start() throws IOException {
    http = HttpFixture.stateless();
  }

  @AfterAll
  static void stop() {
    http.close();
  }

  @Test
  void answersARequestWithJson() throws IOException {
    HttpReply reply = http.post(PING);
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.header("Content-Type")).contains("application/json");
    assertThat(reply.body()).isEqualTo(PONG);
  }

  @Test
  void initializesWithoutASession() throws IOException {
    HttpReply reply = http.post(
        "{'jsonrpc':'2.0','id':'é','method':'initialize','params':{'protocolVersion':'2025-03-26'}}");
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.header("Mcp-Session-Id")).isEmpty();
    assertThat(reply.body())
        .startsWith("{\"jsonrpc\":\"2.0\",\"id\":\"é\",\"result\":{\"protocolVersion\":\"2025-03-26\"");
  }

  @Test
  void callsAHandler() throws IOException {
    HttpReply reply = http.post(call(7, "echo", "{'x':'é😀'}"));
    assertThat(reply.header("Content-Type")).contains("application/json");
    assertThat(reply.body())
        .startsWith("{\"jsonrpc\":\"2.0\",\"id\":7,")
        .contains("\"structuredContent\":{\"x\":\"é😀\"}");
  }

  @Test
  void answersWithEventsOnceSomethingComesBeforeTheAnswer() throws IOException {
    try (HttpConnection connection = http.connect()) {
      connection.post("{'jsonrpc':'2.0','id':8,'method':'tools/call',"
          + "'params':{'name':'count','_meta':{'progressToken':'t'}}}");
      HttpReply head = connection.head();
      assertThat(head.status()).isEqualTo(200);
      assertThat(head.header("Content-Type")).contains("text/event-stream");
      assertThat(head.header("X-Accel-Buffering")).contains("no");
      assertThat(connection.event()).contains("\"notifications/progress\"").contains("\"message\":\"one\"");
      assertThat(connection.event()).contains("\"notifications/progress\"").contains("\"message\":\"three\"");
      assertThat(connection.event()).startsWith("{\"jsonrpc\":\"2.0\",\"id\":8,\"result\":").contains("counted for");
      assertThat(connection.chunk()).isEmpty();
      connection.post(PING);
      assertThat(connection.reply().body()).as("on the same connection").isEqualTo(PONG);
    }
  }

  @Test
  void leavesOutWhatComesBeforeWhereTheClientTakesNoEvents() throws IOException {
    HttpReply reply = http.post(call(9, "tell", "{}"), "Accept: application/json");
    assertThat(reply.header("Content-Type")).contains("application/json");
    assertThat(reply.body()).contains("\"text\":\"told\"");
  }

  @Test
  void answersWithAnEventWhereTheClientTakesNothingElse() throws IOException {
    HttpReply reply = http.post(PING, "Accept: text/event-stream");
    assertThat(reply.header("Content-Type")).contains("text/event-stream");
    assertThat(reply.body()).isEqualTo("event: message\ndata: " + PONG + "\n\n");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "{'jsonrpc':'2.0','method':'notifications/initialized'}",
    "{'jsonrpc':'2.0','method':'notifications/of/something/unknown','params':{}}",
    "{'jsonrpc':'2.0','id':'answers-nothing','result':{}}",
  }, quoteCharacter = '`')
  void acceptsWhatNeedsNoAnswer(String message) throws IOException {
    HttpReply reply = http.post(message);
    assertThat(reply.status()).isEqualTo(202);
    assertThat(reply.body()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
    "{'jsonrpc':                              | 400 | -32700 | not JSON: expected a JSON value",
    "[{'jsonrpc':'2.0','id':1,'method':'p'}]  | 400 | -32600 | batches are not supported",
    "{'jsonrpc':'1.0','id':1,'method':'ping'} | 400 | -32600 | jsonrpc: expected",
    "{'jsonrpc':'2.0','id':[],'method':'ping'}| 400 | -32600 | id: expected a string or a number",
    "{'jsonrpc':'2.0','id':1,'method':'nope'} | 200 | -32601 | method `nope` is not served",
    "{'jsonrpc':'2.0','id':1,'method':'prompts/get','params':{}} | 200 | -32602 | name: expected a string",
  })
  void answersWrongMessagesWithAnError(String message, int status, String code, String error) throws IOException {
    HttpReply reply = http.post(message);
    assertThat(reply.status()).isEqualTo(status);
    assertThat(reply.header("Content-Type")).contains("application/json");
    assertThat(reply.code()).isEqualTo(code);
    assertThat(reply.error()).contains(error);
  }

  @Test
  void refusesWhatIsNotUtf8() throws IOException {
    try (HttpConnection connection = http.connect("Content-Length: 3", "Content-Type: application/json")) {
      connection.send("POST", "/mcp", "");
      connection.raw(new byte[] {'"', (byte) 0xe9, '"'});
      HttpReply reply = connection.reply();
      assertThat(reply.status()).isEqualTo(400);
      assertThat(reply.error()).isEqualTo("message is not UTF-8");
    }
  }
}
