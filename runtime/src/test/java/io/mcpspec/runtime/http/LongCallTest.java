package io.mcpspec.runtime.http;

import static io.mcpspec.runtime.http.HttpFixture.PING;
import static io.mcpspec.runtime.http.HttpFixture.PONG;
import static io.mcpspec.runtime.http.HttpFixture.call;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.http.access.Access;
import io.mcpspec.runtime.http.message.AllowedNames;
import io.mcpspec.runtime.http.message.HttpLimits;
import io.mcpspec.runtime.server.CallLimits;
import io.mcpspec.runtime.server.ServerOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What clients see of calls that take long, and what becomes of the calls of those that go away. */
@Timeout(120)
class LongCallTest {

  private static final Duration BEAT = Duration.ofSeconds(1);
  private static final Duration LONG = Duration.ofMinutes(5);
  private static final String JSON_ALONE = "Accept: application/json";

  /** Longer than it takes to notice that a client is gone. */
  private static final int BEATS = 4;

  private static HttpFixture with(boolean sessions, int requests) throws IOException {
    return with(sessions, requests, CallLimits.DEFAULT);
  }

  private static HttpFixture with(boolean sessions, int requests, CallLimits calls) throws IOException {
    HttpLimits limits = new HttpLimits(1 << 20, 9 << 20, requests, 9, LONG, LONG, LONG, BEAT, BEAT);
    ServerOptions started =
        new ServerOptions(false, List.of(), List.of(), List.of(), Optional.empty(), calls);
    return new HttpFixture(HttpFixture.options(sessions, AllowedNames.LOCAL, Access.OPEN), limits, started);
  }

  private static String text(byte[] chunk) {
    return new String(chunk, StandardCharsets.US_ASCII);
  }

  @Test
  void aClientThatTakesEventsIsSentCommentsAndCancelsByGoingAway() throws Exception {
    StatelessRequest slow = StatelessRequest.tool("slow", "{}");
    try (HttpFixture http = with(false, 1)) {
      try (HttpConnection connection = slow.connect(http)) {
        connection.post(slow.body());
        assertThat(connection.head().header("Content-Type")).contains("text/event-stream");
        assertThat(text(connection.chunk())).isEqualTo(":\n\n");
        assertThat(http.server.slowStopped.getCount()).isEqualTo(1);
      }
      assertThat(http.server.slowStopped.await(20, TimeUnit.SECONDS)).isTrue();
      assertThat(http.post(PING).body()).as("its place is free").isEqualTo(PONG);
    }
  }

  @Test
  void aClientThatTakesJsonAloneIsSentBlanksAndCancelsByGoingAway() throws Exception {
    StatelessRequest slow = StatelessRequest.tool("slow", "{}").with(JSON_ALONE);
    try (HttpFixture http = with(false, 1)) {
      try (HttpConnection connection = slow.connect(http)) {
        connection.post(slow.body());
        assertThat(connection.head().header("Content-Type")).contains("application/json");
        assertThat(text(connection.chunk())).isEqualTo(" ");
        assertThat(http.server.slowStopped.getCount()).isEqualTo(1);
      }
      assertThat(http.server.slowStopped.await(20, TimeUnit.SECONDS)).isTrue();
      assertThat(http.post(PING).body()).as("its place is free").isEqualTo(PONG);
    }
  }

  @Test
  void theAnswerComesBehindBlanksAndComments() throws Exception {
    try (HttpFixture http = with(false, 9, CallLimits.DEFAULT.within(BEAT.multipliedBy(BEATS)));
        HttpConnection json = http.connect(JSON_ALONE); HttpConnection events = http.connect()) {
      json.post(call(1, "slow", "{}"));
      events.post(call(2, "slow", "{}"));
      HttpReply reply = json.reply();
      assertThat(reply.status()).isEqualTo(200);
      assertThat(reply.body()).startsWith("  ").contains("`slow` did not end within 4 s");
      assertThat(reply.json().get("id").orElseThrow().toJson()).isEqualTo("1");
      assertThat(events.reply().body()).startsWith(":\n\n:\n\n")
          .contains("\n\nevent: message\ndata: {\"jsonrpc\":\"2.0\",\"id\":2,").endsWith("}\n\n");
    }
  }

  @Test
  void aClientOfAnOlderVersionCancelsNothingByGoingAway() throws Exception {
    try (HttpFixture http = with(false, 1)) {
      try (HttpConnection connection = http.connect()) {
        connection.post(call(1, "slow", "{}"));
        connection.head();
        assertThat(text(connection.chunk())).isEqualTo(":\n\n");
      }
      TimeUnit.SECONDS.sleep(BEATS * BEAT.toSeconds());
      assertThat(http.server.slowStopped.getCount()).isEqualTo(1);
      assertThat(http.post(PING).status()).as("while it runs it takes its place").isEqualTo(503);
    }
  }

  @Test
  void itCancelsByItsSessionAllTheSame() throws Exception {
    try (HttpFixture http = with(true, 2)) {
      String session = http.session("{}");
      try (HttpConnection connection = http.connect(session)) {
        connection.post(call(6, "slow", "{}"));
        connection.head();
        assertThat(text(connection.chunk())).isEqualTo(":\n\n");
      }
      TimeUnit.SECONDS.sleep(BEATS * BEAT.toSeconds());
      assertThat(http.server.slowStopped.getCount()).isEqualTo(1);
      http.post("{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':6}}", session);
      assertThat(http.server.slowStopped.await(20, TimeUnit.SECONDS)).isTrue();
    }
  }

  @Test
  void whatIsCutOffSaysSoBehindBlanks() throws Exception {
    HttpFixture http = with(false, 9);
    try (HttpConnection connection = http.connect(JSON_ALONE)) {
      connection.post(call(1, "slow", "{}"));
      connection.head();
      assertThat(text(connection.chunk())).isEqualTo(" ");
      http.close();
      assertThat(connection.rest()).contains("\"message\":\"the server is stopping\"");
      assertThat(http.server.slowStopped.await(20, TimeUnit.SECONDS)).isTrue();
    }
  }

  @Test
  void nothingIsSentBeforeTheRequestWasRead() throws Exception {
    try (HttpFixture http = with(false, 9); HttpConnection late = http.connect("Content-Length: 2")) {
      late.send("POST", "/mcp", "{");
      TimeUnit.SECONDS.sleep(BEATS * BEAT.toSeconds());
      late.raw(new byte[] {'x'});
      HttpReply reply = late.reply();
      assertThat(reply.status()).isEqualTo(400);
      assertThat(reply.error()).startsWith("not JSON: ");
    }
  }
}
