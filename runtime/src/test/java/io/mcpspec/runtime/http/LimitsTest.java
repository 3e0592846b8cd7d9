package io.mcpspec.runtime.http;

import static io.mcpspec.runtime.http.HttpFixture.PING;
import static io.mcpspec.runtime.http.HttpFixture.PONG;
import static io.mcpspec.runtime.http.HttpFixture.call;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mcpspec.runtime.http.access.Access;
import io.mcpspec.runtime.http.message.AllowedNames;
import io.mcpspec.runtime.http.message.HttpLimits;
import java.io.IOException;
import java.net.ConnectException;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What clients may take. */
@Timeout(120)
class LimitsTest {

  private static final int MEBIBYTE = 1 << 20;
  private static final Duration LONG = Duration.ofMinutes(5);
  private static final Duration SHORT = Duration.ofSeconds(1);
  /** Long enough for a request to arrive on a busy machine while the server stops. */
  private static final Duration GRACE = Duration.ofSeconds(5);
  private static final HttpLimits ONE_LARGE_MESSAGE =
      new HttpLimits(MEBIBYTE, MEBIBYTE, 9, 9, LONG, LONG, LONG, LONG, SHORT);

  private static HttpFixture with(boolean sessions, HttpLimits limits) throws IOException {
    return new HttpFixture(HttpFixture.options(sessions, AllowedNames.LOCAL, Access.OPEN), limits);
  }

  private static HttpLimits limits(int requests, int sessions, Duration idle, Duration write, Duration beat) {
    return new HttpLimits(MEBIBYTE, 9L * MEBIBYTE, requests, sessions, idle, LONG, write, beat, SHORT);
  }

  private static String message(String tool, int letters) {
    return call(1, tool, "{'x':'" + "a".repeat(letters) + "'}");
  }

  /** Without an end it keeps each connection whose client went away while it was answered, and counts it as open. */
  @Test
  void theJdksServerForgetsConnectionsAfterAnHour() {
    JdkServer.configure(HttpLimits.DEFAULT);
    assertThat(System.getProperty("sun.net.httpserver.maxRspTime")).isEqualTo("3600");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void refusesALargeMessageAndGoesOn(boolean chunked) throws IOException {
    try (HttpFixture http = with(false, limits(9, 9, LONG, LONG, LONG))) {
      String fits = call(1, "echo", "{'x':'" + "a".repeat(MEBIBYTE - 200) + "'}");
      assertThat(http.post(fits).status()).isEqualTo(200);
      try (HttpConnection connection = chunked
          ? http.connect("Transfer-Encoding: chunked", "Content-Length:") : http.connect()) {
        String body = "\"" + "a".repeat(2 * MEBIBYTE) + "\"";
        String chunks = Integer.toHexString(body.length()) + "\r\n" + body + "\r\n0\r\n\r\n";
        connection.send("POST", "/mcp", chunked ? chunks : body);
        HttpReply reply = connection.reply();
        assertThat(reply.status()).isEqualTo(413);
        assertThat(reply.error()).isEqualTo("message of more than 1 MiB; send less at a time");
      }
      assertThat(http.post(PING).body()).isEqualTo(PONG);
    }
  }

  @Test
  void refusesMoreRequestsThanItAnswersAtATime() throws Exception {
    try (HttpFixture http = with(false, limits(1, 9, LONG, LONG, LONG)); HttpConnection first = http.connect()) {
      first.post(call(1, "slow", "{}"));
      assertThat(http.server.slowBegan.await(20, TimeUnit.SECONDS)).isTrue();
      HttpReply reply = http.post(PING);
      assertThat(reply.status()).isEqualTo(503);
      assertThat(reply.header("Retry-After")).contains("1");
      assertThat(reply.error()).isEqualTo("the server answers 1 requests already; repeat this one soon");
      assertThat(http.request("GET", "/health").status()).isEqualTo(200);
    }
  }

  @Test
  void refusesMoreLargeMessagesThanItHasMemoryFor() throws Exception {
    try (HttpFixture http = with(false, ONE_LARGE_MESSAGE); HttpConnection large = http.connect()) {
      large.post(message("slow", 1_000_000));
      assertThat(http.server.slowBegan.await(20, TimeUnit.SECONDS)).isTrue();
      assertThat(http.post(message("echo", 60_000)).status()).isEqualTo(503);
      assertThat(http.post(PING).body()).as("what is small has room").isEqualTo(PONG);
      try (HttpConnection chunked = http.connect("Transfer-Encoding: chunked", "Content-Length:")) {
        chunked.send("POST", "/mcp", "1\r\n{\r\n0\r\n\r\n");
        assertThat(chunked.reply().error()).startsWith("the server has too many large messages at work");
      }
    }
  }

  @Test
  void givesBackTheRoomOfWhatIsAnsweredOrBreaksOff() throws Exception {
    String large = message("echo", 1_000_000);
    try (HttpFixture http = with(false, ONE_LARGE_MESSAGE)) {
      assertThat(http.post(large).status()).isEqualTo(200);
      assertThat(eventually(() -> http.post(large).status() == 200)).as("behind one that is answered").isTrue();
      try (HttpConnection broken = http.connect("Content-Length: 1000000")) {
        broken.send("POST", "/mcp", "{");
        broken.end();
      }
      assertThat(eventually(() -> http.post(large).status() == 200)).as("behind one that broke off").isTrue();
    }
  }

  @Test
  void refusesMoreSessionsThanItKeepsAndForgetsIdleOnes() throws Exception {
    try (HttpFixture http = with(true, limits(9, 1, SHORT, LONG, LONG))) {
      String session = http.session("{}");
      HttpReply reply = http.post("{'jsonrpc':'2.0','id':1,'method':'initialize','params':{}}");
      assertThat(reply.status()).isEqualTo(503);
      assertThat(reply.header("Retry-After")).contains("60");
      try (HttpConnection stream = http.connect(session)) {
        stream.send("GET", "/mcp", "");
        assertThat(stream.head().status()).isEqualTo(200);
        TimeUnit.SECONDS.sleep(4);
        assertThat(http.post(PING, session).status()).as("while a stream is open").isEqualTo(200);
      }
      assertThat(http.request("DELETE", "/mcp", session).status()).isEqualTo(204);
      String idle = http.session("{}");
      TimeUnit.SECONDS.sleep(4);
      assertThat(http.post(PING, idle).status()).isEqualTo(404);
    }
  }

  @Test
  void givesUpOnAClientThatDoesNotRead() throws Exception {
    HttpLimits limits = new HttpLimits(16 * MEBIBYTE, 16L * MEBIBYTE, 1, 1, LONG, LONG, SHORT, LONG, SHORT);
    try (HttpFixture http = with(false, limits); HttpConnection deaf = http.connect()) {
      deaf.post(call(1, "echo", "{'x':'" + "a".repeat(15 * MEBIBYTE) + "'}"));
      assertThat(eventually(() -> http.post(PING).status() == 200)).isTrue();
      assertThatThrownBy(deaf::reply).as("cut off").isInstanceOf(IOException.class);
    }
  }

  private interface Condition {
    boolean holds() throws IOException;
  }

  private static boolean eventually(Condition condition) throws Exception {
    Instant end = Instant.now().plusSeconds(30);
    boolean holds = condition.holds();
    while (!holds && Instant.now().isBefore(end)) {
      TimeUnit.MILLISECONDS.sleep(100);
      holds = condition.holds();
    }
    return holds;
  }

  @Test
  void cutsOffWhatDoesNotEndOnceItStops() throws Exception {
    HttpFixture http = with(true, limits(9, 9, LONG, LONG, LONG));
    String session = http.session("{}");
    try (HttpConnection running = http.connect(session); HttpConnection listening = http.connect(session)) {
      listening.send("GET", "/mcp", "");
      listening.head();
      running.post(call(1, "slow", "{}"));
      assertThat(http.server.slowBegan.await(20, TimeUnit.SECONDS)).isTrue();
      http.close();
      assertThat(listening.chunk()).isEmpty();
      assertThat(running.reply().status()).isEqualTo(204);
      assertThat(http.server.slowStopped.await(20, TimeUnit.SECONDS)).isTrue();
      assertThatThrownBy(http::connect).isInstanceOf(ConnectException.class);
    }
  }

  @Test
  void answersWhatRunsAndTakesNoMoreOnceItStops() throws Exception {
    HttpFixture http = with(false, new HttpLimits(MEBIBYTE, MEBIBYTE, 9, 9, LONG, LONG, LONG, LONG, GRACE));
    try (HttpConnection running = http.connect(); HttpConnection idle = http.connect()) {
      idle.post(PING);
      assertThat(idle.reply().status()).isEqualTo(200);
      running.post(call(1, "slow", "{}"));
      assertThat(http.server.slowBegan.await(20, TimeUnit.SECONDS)).isTrue();
      Thread stopping = new Thread(http::close);
      stopping.start();
      assertThat(eventually(() -> isRefused(http))).isTrue();
      idle.post(PING);
      HttpReply late = idle.reply();
      assertThat(late.status()).isEqualTo(503);
      assertThat(late.error()).isEqualTo("the server is stopping");
      HttpReply cut = running.reply();
      assertThat(cut.status()).isEqualTo(503);
      assertThat(cut.error()).isEqualTo("the server is stopping");
      stopping.join();
    }
  }

  private static boolean isRefused(HttpFixture http) throws IOException {
    try {
      http.connect().close();
      return false;
    } catch (ConnectException e) {
      return true;
    }
  }
}
