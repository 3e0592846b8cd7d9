package io.mcpspec.runtime.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The server as a process that is reached over HTTP. */
@Timeout(120)
class HttpProcessTest {

  private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";
  private static final String PONG = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}";
  private static final String ECHO = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\","
      + "\"params\":{\"name\":\"echo\",\"arguments\":{\"x\":1}}}";

  private final HttpClient client = HttpClient.newHttpClient();

  private CompletableFuture<HttpResponse<String>> post(FixtureProcess server, String message, String... headers)
      throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + "/mcp"))
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofString(message));
    for (int i = 0; i < headers.length; i += 2) {
      request.header(headers[i], headers[i + 1]);
    }
    return client.sendAsync(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void servesUntilASignalAndEndsWithZero() throws Exception {
    try (FixtureProcess server = new FixtureProcess(List.of("-Dfixture.close=true"), "--http", "0")) {
      assertThat(post(server, PING).get().body()).isEqualTo(PONG);
      String url = "http://127.0.0.1:" + server.port() + "/mcp";
      HttpRequest head = HttpRequest.newBuilder(URI.create(url)).method("HEAD", BodyPublishers.noBody()).build();
      assertThat(client.send(head, HttpResponse.BodyHandlers.ofString()).statusCode()).isEqualTo(405);
      server.terminate();
      assertThat(server.exitCode()).isZero();
      assertThat(server.errors().lines()).containsExactly(url, "closed");
      assertThat(server.end()).as("on standard output").isEmpty();
    }
  }

  /** Whoever has not shown a token yet must not fill the memory. */
  @Test
  void takesNoLargeHeads() throws Exception {
    try (FixtureProcess server = new FixtureProcess(List.of(), "--http", "0")) {
      assertThat(post(server, PING, "X-Large", "a".repeat(30 << 10)).get().body()).isEqualTo(PONG);
      assertThat(post(server, PING, "X-Large", "a".repeat(33 << 10))).failsWithin(Duration.ofSeconds(30))
          .withThrowableThat().withRootCauseInstanceOf(IOException.class);
      assertThat(post(server, PING).get().body()).isEqualTo(PONG);
    }
  }

  @Test
  void answersWhatRunsBeforeItEnds() throws Exception {
    try (FixtureProcess server = new FixtureProcess(List.of(), "--http", "0", "--timeout", "2")) {
      assertThat(post(server, ECHO).get().statusCode()).isEqualTo(200);
      CompletableFuture<HttpResponse<String>> slow = post(server, ECHO.replace("echo", "slow"));
      assertThat(post(server, ECHO).get().statusCode()).isEqualTo(200);
      server.terminate();
      assertThat(slow.get().body()).contains("`slow` did not end within 2 s");
      assertThat(server.exitCode()).isZero();
    }
  }

  @Test
  void loadsWhatChecksTokensWithTheFirstToken(@TempDir Path folder) throws Exception {
    Path token = Files.writeString(folder.resolve("token"), "secret");
    try (FixtureProcess server = new FixtureProcess(List.of("-Xlog:class+load=info:stderr"),
        "--http", "0", "--token-file", token.toString())) {
      assertThat(post(server, PING).get().statusCode()).isEqualTo(401);
      assertThat(post(server, PING, "Authorization", "Bearer secret").get().body()).isEqualTo(PONG);
      assertThat(server.errors()).doesNotContain("com.nimbusds", "io.modelcontextprotocol");
    }
    try (FixtureProcess server = new FixtureProcess(List.of("-Xlog:class+load=info:stderr"), "--http", "0",
        "--oauth-issuer", "http://127.0.0.1:1", "--oauth-audience", "http://localhost/mcp")) {
      assertThat(post(server, PING).get().statusCode()).isEqualTo(401);
      assertThat(server.errors()).doesNotContain("com.nimbusds");
      assertThat(post(server, PING, "Authorization", "Bearer x.y.z").get().statusCode()).isEqualTo(503);
      assertThat(server.errors()).contains("com.nimbusds");
    }
  }

  @Test
  void closesAConnectionWhoseRequestDoesNotCome() throws Exception {
    try (FixtureProcess server = new FixtureProcess(List.of("-Dsun.net.httpserver.maxReqTime=1"), "--http", "0")) {
      String head = "POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
      for (String begun : List.of(head, head + "Content-Length: 100\r\n\r\n{")) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
          OutputStream out = socket.getOutputStream();
          out.write(begun.getBytes(StandardCharsets.US_ASCII));
          socket.setSoTimeout(30_000);
          assertThat(endOf(socket)).isTrue();
        }
      }
      assertThat(post(server, PING).get().body()).isEqualTo(PONG);
    }
  }

  @Test
  void clientsThatSendSlowlyShutNobodyOut() throws Exception {
    List<Socket> slow = new ArrayList<>();
    try (FixtureProcess server = new FixtureProcess(List.of(), "--http", "0")) {
      for (int i = 0; i < 600; i++) { // more than the requests that it takes at a time
        slow.add(new Socket(InetAddress.getLoopbackAddress(), server.port()));
        slow.get(i).getOutputStream().write("POST /mcp HTTP/1.1\r\nHost: loc".getBytes(StandardCharsets.US_ASCII));
      }
      assertThat(post(server, PING).get().body()).isEqualTo(PONG);
    } finally {
      for (Socket socket : slow) {
        socket.close();
      }
    }
  }

  private static boolean endOf(Socket socket) {
    try {
      return socket.getInputStream().read() < 0;
    } catch (SocketTimeoutException e) {
      return false;
    } catch (IOException reset) {
      return true;
    }
  }

  @Test
  void saysThatAPortIsTaken() throws Exception {
    try (FixtureProcess first = new FixtureProcess(List.of(), "--http", "0");
        FixtureProcess second = new FixtureProcess(List.of(), "--http", Integer.toString(first.port()))) {
      assertThat(second.exitCode()).isEqualTo(1);
      assertThat(second.errors()).startsWith("error: cannot listen at 127.0.0.1 port " + first.port() + ": ")
          .endsWith("; choose another port, or 0 for any that is free" + System.lineSeparator());
    }
  }
}
