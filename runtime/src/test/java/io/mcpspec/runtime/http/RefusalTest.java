package io.mcpspec.runtime.http;

import static io.mcpspec.runtime.http.HttpFixture.PING;
import static io.mcpspec.runtime.http.HttpFixture.PONG;
import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.runtime.http.access.Access;
import io.mcpspec.runtime.http.message.AllowedNames;
import io.mcpspec.runtime.http.message.HttpLimits;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What HTTP itself says of a request is checked before its message is read. */
@Timeout(60)
class RefusalTest {

  private static HttpFixture http;

  @BeforeAll
  static void start() throws IOException {
    AllowedNames names = new AllowedNames(List.of("Mcp.Example.com", "other:81"), List.of("https://App.example.com"));
    http = new HttpFixture(HttpFixture.options(false, names, Access.OPEN), HttpLimits.DEFAULT);
  }

  @AfterAll
  static void stop() {
    http.close();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "Host: evil.example.com | 403 | host `evil.example.com` is not one of this server's names",
    "Host: 127.0.0.1.evil.com | 403 | is not one of this server's names",
    "Host: localhost.evil.com:80 | 403 | is not one of this server's names",
    "Host: other | 403 | is not one of this server's names",
    "Host: | 400 | header Host is missing",
    "Host: localhost, evil.com | 400 | host `localhost, evil.com`: expected a name or an address",
    "Host: evil.com@localhost | 400 | expected a name or an address",
    "Origin: http://evil.example.com | 403 | pages of `http://evil.example.com` may not use this server",
    "Origin: http://app.example.com | 403 | may not use this server",
    "Origin: http://localhost.evil.com | 403 | may not use this server",
    "Origin: null | 403 | may not use this server",
    "MCP-Protocol-Version: 1999-01-01 | 400 | header MCP-Protocol-Version: `1999-01-01` is not spoken here",
    "Content-Type: text/plain | 415 | header Content-Type: expected application/json",
    "Content-Type: | 415 | header Content-Type: expected application/json",
    "Content-Encoding: gzip | 415 | header Content-Encoding: messages are taken as they are alone",
    "Accept: text/html | 406 | header Accept: expected `application/json, text/event-stream`",
    "Accept: application/json;q=0 | 406 | header Accept",
  })
  void refuses(String header, int status, String message) throws IOException {
    HttpReply reply = http.post(PING, header);
    assertThat(reply.status()).isEqualTo(status);
    assertThat(reply.code()).isEqualTo("-32600");
    assertThat(reply.json().get("id").orElseThrow().toJson()).isEqualTo("null");
    assertThat(reply.error()).contains(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "Host: localhost", "Host: LOCALHOST:1", "Host: 127.0.0.1:9", "Host: [::1]:9", "Host: 10.1.2.3",
    "Host: mcp.example.com", "Host: MCP.example.com:8443", "Host: other:81",
    "Origin: http://localhost:6274", "Origin: http://127.0.0.1", "Origin: http://[::1]:3000",
    "Origin: https://app.example.com",
    "MCP-Protocol-Version: 2025-11-25", "MCP-Protocol-Version: 2025-03-26", "MCP-Protocol-Version:",
    "Content-Type: Application/JSON; charset=utf-8",
    "Accept:", "Accept: */*", "Accept: application/*", "Accept: text/html, Application/JSON;q=0.5",
    "Mcp-Session-Id: of-another-server",
  })
  void answers(String header) throws IOException {
    HttpReply reply = http.post(PING, header);
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.body()).isEqualTo(PONG);
  }

  @ParameterizedTest
  @ValueSource(strings = {"GET", "DELETE", "PUT", "PATCH"})
  void takesPostsAlone(String method) throws IOException {
    HttpReply reply = http.request(method, "/mcp");
    assertThat(reply.status()).isEqualTo(405);
    assertThat(reply.header("Allow")).contains("POST");
    assertThat(reply.error()).startsWith("allowed methods: POST; there are no sessions");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/mcp//", "/mcp/x", "/mcpx", "/health/x", "/.well-known/oauth-protected-resource"})
  void servesNothingElsewhere(String path) throws IOException {
    HttpReply reply = http.request("GET", path);
    assertThat(reply.status()).isEqualTo(404);
    assertThat(reply.error()).isEqualTo("nothing is here; MCP is served at /mcp");
  }

  @Test
  void takesASlashBehindTheAddress() throws IOException {
    try (HttpConnection connection = http.connect()) {
      connection.send("POST", "/mcp/", PING.replace('\'', '"'));
      assertThat(connection.reply().body()).isEqualTo(PONG);
    }
  }

  @Test
  void showsHealth() throws IOException {
    HttpReply reply = http.request("GET", "/health");
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.body()).isEqualTo("{\"name\":\"fixture\",\"version\":\"1.1.0\",\"status\":\"ok\"}");
    assertThat(http.request("POST", "/health").header("Allow")).contains("GET, HEAD");
    HttpReply head = http.request("HEAD", "/health");
    assertThat(head.status()).isEqualTo(200);
    assertThat(head.body()).isEmpty();
    assertThat(http.request("GET", "/health", "Host: evil.com").status()).isEqualTo(403);
  }

  @Test
  void letsPagesOfAllowedSitesReadAnswers() throws IOException {
    HttpReply asked = http.request("OPTIONS", "/mcp", "Origin: https://app.example.com",
        "Access-Control-Request-Method: POST", "Access-Control-Request-Headers: content-type, mcp-method");
    assertThat(asked.status()).isEqualTo(204);
    assertThat(asked.header("Access-Control-Allow-Origin")).contains("https://app.example.com");
    assertThat(asked.header("Access-Control-Allow-Headers")).contains("content-type, mcp-method");
    HttpReply reply = http.post(PING, "Origin: https://app.example.com");
    assertThat(reply.header("Access-Control-Allow-Origin")).contains("https://app.example.com");
    assertThat(http.post(PING).header("Access-Control-Allow-Origin")).isEmpty();
    assertThat(http.request("OPTIONS", "/mcp").status()).isEqualTo(405);
  }
}
