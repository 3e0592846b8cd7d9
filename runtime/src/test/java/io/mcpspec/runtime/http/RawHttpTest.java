package io.mcpspec.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests byte by byte, as no well-behaved client sends them. {@code ~} stands for the end of a line. */
@Timeout(60)
class RawHttpTest {

  private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";
  private static final String HOST = "Host: localhost~";
  private static final String TYPE = "Content-Type: application/json~";
  private static final String LENGTH = "Content-Length: " + PING.length() + "~";
  private static final String POST = "POST /mcp HTTP/1.1~" + HOST + TYPE;
  private static final String CHUNKED = POST + "Transfer-Encoding: chunked~~";
  private static final String CHUNK = Integer.toHexString(PING.length()) + "~" + PING + "~";
  private static final String HEALTH = "GET /health HTTP/1.1~" + HOST + "~";

  private static HttpFixture http;

  @BeforeAll
  static void start() throws IOException {
    http = HttpFixture.withSessions();
  }

  @AfterAll
  static void stop() {
    http.close();
  }

  private static HttpConnection sent(String request) throws IOException {
    HttpConnection connection = http.connect();
    connection.raw(request.replace("~", "\r\n").getBytes(StandardCharsets.ISO_8859_1));
    return connection;
  }

  /** A stateless request, which needs no session. */
  private static String discover(String... more) {
    StatelessRequest request = StatelessRequest.of("server/discover", "");
    String body = request.body().replace('\'', '"');
    List<String> lines = new ArrayList<>(request.headers());
    lines.addAll(List.of(more));
    return POST + String.join("~", lines) + "~Content-Length: " + body.length() + "~~" + body;
  }

  /** Refused by us: a JSON body, and the end of the connection, for what follows may be part of the request. */
  private static void refused(String request, int status, String message) throws IOException {
    try (HttpConnection connection = sent(request + HEALTH)) {
      HttpReply reply = connection.reply();
      assertThat(reply.status()).as(request).isEqualTo(status);
      assertThat(reply.error()).as(request).isEqualTo(message);
      assertThat(reply.header("Connection")).contains("close");
      assertThat(connection.rest()).as("nothing is taken for another request").isEmpty();
    }
  }

  @Test
  void answersARequest() throws IOException {
    try (HttpConnection connection = sent(discover() + discover() + HEALTH)) {
      assertThat(connection.reply().body()).contains("supportedVersions");
      assertThat(connection.reply().body()).contains("supportedVersions");
      assertThat(connection.reply().body()).contains("\"status\":\"ok\"");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Host, localhost, localhost", "Host, localhost, evil.com", "Origin, http://localhost, http://localhost",
    "Authorization, Bearer a, Bearer b", "Content-Type, application/json, text/plain",
    "Content-Encoding, identity, identity", "MCP-Protocol-Version, 2025-11-25, 2025-11-25", "Mcp-Session-Id, a, b",
    "MCP-Protocol-Version, '', 2025-11-25",
  })
  void refusesWhatDecidesWhenItIsThereTwice(String header, String first, String second) throws IOException {
    String others = (header.equals("Host") ? "" : HOST) + (header.equals("Content-Type") ? "" : TYPE) + LENGTH;
    String twice = header + ": " + first + "~" + header.toLowerCase(Locale.ROOT) + ": " + second + "~";
    refused("POST /mcp HTTP/1.1~" + others + twice + "~" + PING, 400,
        "header " + header + ": expected it once, got it 2 times");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Mcp-Method: server/discover", "Mcp-Name: x", "mcp-method:"})
  void refusesWhatRepeatsTheBodyWhenItIsThereTwice(String header) throws IOException {
    StatelessRequest echo = StatelessRequest.tool("echo", "{}");
    String body = echo.body().replace('\'', '"');
    try (HttpConnection connection = sent(POST + String.join("~", echo.headers()) + "~" + header
        + "~Content-Length: " + body.length() + "~~" + body)) {
      HttpReply reply = connection.reply();
      assertThat(reply.status()).isEqualTo(400);
      assertThat(reply.code()).isEqualTo("-32020");
      assertThat(reply.json().string("id")).contains("m");
      assertThat(reply.error()).endsWith(": expected it once, got it 2 times");
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "HTTP/2.0 | 505 | HTTP/1.1 is spoken here, not `HTTP/2.0`",
    "HTTP/0.9 | 505 | HTTP/1.1 is spoken here, not `HTTP/0.9`",
    "FOO BAR | 505 | HTTP/1.1 is spoken here, not `BAR`",
  })
  void speaksOneVersionOfHttp(String version, int status, String message) throws IOException {
    refused("POST /mcp " + version + "~" + HOST + TYPE + LENGTH + "~" + PING, status, message);
  }

  @Test
  void refusesALengthThatOthersMayReadInAnotherWay() throws IOException {
    refused(POST + "Content-Length: +" + PING.length() + "~~" + PING, 400,
        "header Content-Length: expected a number, got `+40`");
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "zz~" + PING, "ffffffff~" + PING, "80000000~" + PING, "1~{}~0~~", "1~{~0~Trailer: x~~", "111111111111111111~{~",
  })
  void refusesABodyThatDoesNotEndAsItShould(String body) throws IOException {
    refused(CHUNKED + body, 400,
        "the body ends too early, or is not in chunks as HTTP has them; trailers are not taken");
  }

  /** Java's server takes 2^32 for nought, and what comes then for another request. */
  @ParameterizedTest
  @ValueSource(strings = {"100000000~", "100000000~~", "0~~", "2~{}~0~~"})
  void takesNothingBehindChunksForAnotherRequest(String body) throws IOException {
    try (HttpConnection connection = sent(CHUNKED + body + HEALTH + HEALTH)) {
      HttpReply reply = connection.reply();
      assertThat(reply.status()).isEqualTo(400);
      assertThat(reply.json().object("error")).isPresent();
      assertThat(reply.header("Connection")).contains("close");
      assertThat(connection.rest()).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "http://localhost/health | 200", "http://127.0.0.1:9/health | 200", "//localhost/health | 200",
    "/%68ealth | 200", "/health?a=b | 200",
    "http://evil.com/health | 403", "//evil.com/health | 403", "https://evil.com:1/health | 403",
    "http://localhost@evil.com/health | 400", "http://evil.com@localhost/health | 400",
    "/health%00 | 404", "/%ff | 404", "/mcp/../health | 404", "/HEALTH | 404",
  })
  void goesByTheTargetOfTheRequest(String target, int status) throws IOException {
    try (HttpConnection connection = sent("GET " + target + " HTTP/1.1~" + HOST + "~")) {
      HttpReply reply = connection.reply();
      assertThat(reply.status()).isEqualTo(status);
      assertThat(reply.header("Content-Type")).contains("application/json");
    }
  }

  @Test
  void asksForABodyThatWaitsToBeAskedFor() throws IOException {
    String request = discover("Expect: 100-continue");
    int body = request.indexOf("~~") + 2;
    try (HttpConnection connection = sent(request.substring(0, body))) {
      assertThat(connection.head().status()).isEqualTo(100);
      connection.raw(request.substring(body).getBytes(StandardCharsets.US_ASCII));
      assertThat(connection.reply().status()).isEqualTo(200);
    }
  }

  @Test
  void refusesAtOnceWithoutWaitingForTheBody() throws IOException {
    try (HttpConnection connection = sent("POST /mcp HTTP/1.1~Host: evil.com~" + TYPE + "Content-Length: 100~~")) {
      assertThat(connection.reply().status()).isEqualTo(403);
    }
  }

  @Test
  void answersAnOlderClientAndClosesTheConnection() throws IOException {
    try (HttpConnection connection = sent(HEALTH.replace("HTTP/1.1", "HTTP/1.0") + HEALTH)) {
      assertThat(connection.reply().body()).contains("\"status\":\"ok\"");
      assertThat(connection.rest()).isEmpty();
    }
  }

  /** What Java's own server refuses, before it comes to us. */
  static Stream<String[]> notHttp() {
    return Stream.of(
        new String[] {"FOO~~", "400 Bad Request", "Bad request line"},
        new String[] {"GET /health~~", "400 Bad Request", "Bad request line"},
        new String[] {"GET /<x> HTTP/1.1~" + HOST + "~", "400 Bad Request", "URISyntaxException thrown"},
        new String[] {"GET /%zz HTTP/1.1~" + HOST + "~", "400 Bad Request", "URISyntaxException thrown"},
        new String[] {"GET health HTTP/1.1~" + HOST + "~", "404 Not Found", "No context found for request"},
        new String[] {"OPTIONS * HTTP/1.1~" + HOST + "~", "404 Not Found", "No context found for request"},
        new String[] {POST + "X(y): z~~", "400 Bad Request", "Header key contains illegal characters"},
        new String[] {POST + "nothing~~", "400 Bad Request", "Header key contains illegal characters"},
        new String[] {POST + "Content-Length : 2~~{}", "400 Bad Request", "Header key contains illegal characters"},
        new String[] {POST + "Content-Length: x~~", "400 Bad Request", "NumberFormatException thrown"},
        new String[] {POST + "Content-Length: 2, 2~~{}", "400 Bad Request", "NumberFormatException thrown"},
        new String[] {POST + "Content-Length: -1~~", "400 Bad Request", "Illegal Content-Length value"},
        new String[] {POST + LENGTH + LENGTH + "~" + PING, "400 Bad Request",
            "Conflicting or malformed headers detected"},
        new String[] {POST + LENGTH + "Transfer-Encoding: chunked~~" + CHUNK + "0~~", "400 Bad Request",
            "Conflicting or malformed headers detected"},
        new String[] {POST + "Transfer-Encoding: gzip, chunked~~", "501 Not Implemented",
            "Unsupported Transfer-Encoding value"},
        new String[] {POST + "Transfer-Encoding: chunked~Transfer-Encoding: chunked~~" + CHUNK + "0~~",
            "501 Not Implemented", "Unsupported Transfer-Encoding value"});
  }

  @ParameterizedTest
  @MethodSource("notHttp")
  void leavesWhatIsNoHttpToJavasServerWhichSaysNoMore(String request, String status, String why) throws IOException {
    try (HttpConnection connection = sent(request + HEALTH)) {
      String page = "<h1>" + status + "</h1>" + why;
      assertThat(connection.rest()).isEqualTo(("HTTP/1.1 " + status + "~Content-Length: " + page.length()
          + "~Content-Type: text/html~Connection: close~~").replace("~", "\r\n") + page);
    }
  }

  static Stream<String> tooMuch() {
    String names = Stream.iterate(0, i -> i + 1).limit(250).map(i -> "X-" + i + ": a~").reduce("", String::concat);
    return Stream.of(
        "CONNECT localhost:80 HTTP/1.1~" + HOST + "~",
        "GET mailto:x HTTP/1.1~" + HOST + "~",
        POST + names + "~",
        POST + "X: " + "a".repeat(400 * 1024) + "~~",
        POST + "X: a~".repeat(20_000) + "~",
        "GET /" + "a".repeat(400 * 1024) + " HTTP/1.1~" + HOST + "~");
  }

  @ParameterizedTest
  @MethodSource("tooMuch")
  void closesTheConnectionOfWhatHasNoEnd(String request) throws IOException {
    assertThat(answer(request)).isEmpty();
    try (HttpConnection next = sent(HEALTH)) {
      assertThat(next.reply().status()).as("others are answered").isEqualTo(200);
    }
  }

  /** Whoever still sends to a closed connection is told so. */
  private static String answer(String request) throws IOException {
    try (HttpConnection connection = sent(request)) {
      return connection.rest();
    } catch (SocketException reset) {
      return "";
    }
  }
}
