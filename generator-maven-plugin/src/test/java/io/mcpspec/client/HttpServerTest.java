package io.mcpspec.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import io.mcpspec.maven.MavenStyle;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HttpServerTest {

  private static final String SESSION = "s-1";

  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final List<String> methods = new CopyOnWriteArrayList<>();
  private final List<String> versions = new CopyOnWriteArrayList<>();
  private final List<String> warnings = new ArrayList<>();
  private final List<String> refusals = new CopyOnWriteArrayList<>();
  private final CountDownLatch refused = new CountDownLatch(1);
  private HttpServer server;

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/json", exchange -> answer(exchange, false));
    server.createContext("/events", exchange -> answer(exchange, true));
    server.createContext("/silent", HttpServerTest::openStream);
    server.createContext("/asks", this::ask);
    server.createContext("/plain", HttpServerTest::plain);
    server.start();
  }

  /** Asks for roots in the stream of the answer, and ends the stream once that was refused. */
  private void ask(HttpExchange exchange) throws IOException {
    String text = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    Mapping message = Messages.read(text).orElseThrow();
    if (!message.has("method")) {
      refusals.add(text);
      refused.countDown();
    }
    Optional<Mapping> answer = new FakeServer("none").answer(message);
    if (answer.isEmpty()) {
      exchange.sendResponseHeaders(202, -1);
      exchange.close();
      return;
    }
    exchange.getResponseHeaders().add("Content-Type", "Text/Event-Stream; charset=utf-8");
    exchange.sendResponseHeaders(200, 0);
    OutputStream body = exchange.getResponseBody();
    if (message.text("method").orElse("").equals("tools/list")) {
      body.write(event("{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"roots/list\"}"));
      body.flush();
      await();
    }
    body.write(event(JsonWriter.compact(answer.get())));
    exchange.close();
  }

  private void await() {
    try {
      assertThat(refused.await(20, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static byte[] event(String message) {
    return ("data: " + message + "\r\n\r\n").getBytes(StandardCharsets.UTF_8);
  }

  /** A status and a content type, both named by the path, and a body that is no message. */
  private static void plain(HttpExchange exchange) throws IOException {
    String[] path = exchange.getRequestURI().getPath().split("/", 4);
    exchange.getResponseHeaders().add("Content-Type", path[3]);
    byte[] body = (path[3].endsWith("html") ? "<!doctype html><title>Sign in</title>" : "{\"error\":\"no token\"}")
        .getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(Integer.parseInt(path[2]), body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  @AfterEach
  void stop() {
    server.stop(0);
    threads.shutdownNow();
  }

  private void answer(HttpExchange exchange, boolean events) throws IOException {
    methods.add(exchange.getRequestMethod());
    if (exchange.getRequestMethod().equals("DELETE")) {
      exchange.sendResponseHeaders(405, -1);
      exchange.close();
      return;
    }
    Mapping message = Messages.read(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8))
        .orElseThrow();
    boolean opens = message.text("method").orElse("").equals("initialize");
    if (!opens && !SESSION.equals(exchange.getRequestHeaders().getFirst("Mcp-Session-Id"))) {
      exchange.sendResponseHeaders(404, -1);
      exchange.close();
      return;
    }
    Optional.ofNullable(exchange.getRequestHeaders().getFirst("MCP-Protocol-Version")).ifPresent(versions::add);
    exchange.getResponseHeaders().add("Mcp-Session-Id", SESSION);
    Optional<Mapping> result = new FakeServer("none").answer(message);
    send(exchange, result.map(JsonWriter::compact), events);
  }

  private static void send(HttpExchange exchange, Optional<String> message, boolean events) throws IOException {
    if (message.isEmpty()) {
      exchange.sendResponseHeaders(202, -1);
    } else {
      String other = "event: message\ndata: {\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\"}\n\n";
      String body = events ? ": hello\n\n" + other + "id: 1\ndata: " + message.get() + "\n\n" : message.get();
      exchange.getResponseHeaders().add("Content-Type", events ? "text/event-stream" : "application/json");
      byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
      exchange.sendResponseHeaders(200, bytes.length);
      exchange.getResponseBody().write(bytes);
    }
    exchange.close();
  }

  /** Headers and a comment come, an answer never does. */
  private static void openStream(HttpExchange exchange) {
    try {
      exchange.getResponseHeaders().add("Content-Type", "text/event-stream");
      exchange.sendResponseHeaders(200, 0);
      exchange.getResponseBody().write(": wait\n\n".getBytes(StandardCharsets.UTF_8));
      exchange.getResponseBody().flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Mapping read(String path, Duration timeout) throws ClientException {
    URI uri = URI.create("http://localhost:" + server.getAddress().getPort() + path);
    ServerOptions options = ServerOptions.in(Path.of("."), timeout);
    try (McpClient client = new McpClient(new HttpTransport(uri, options, new MavenStyle()), warnings::add)) {
      return new ServerReader(client).read();
    }
  }

  @Test
  void readsAServerThatAnswersByJson() throws ClientException {
    assertThat(read("/json", Duration.ofSeconds(30)).mappings("tools")).hasSize(3);
    assertThat(versions).isNotEmpty().containsOnly("2025-06-18");
    assertThat(methods).endsWith("DELETE");
  }

  @Test
  void readsAServerThatAnswersByEvents() throws ClientException {
    Mapping surface = read("/events", Duration.ofSeconds(30));

    assertThat(surface.mappings("tools")).hasSize(3);
    assertThat(surface.mapping("promptMessages").orElseThrow().keys()).containsExactly("free");
    assertThat(warnings).isEmpty();
  }

  @Test
  void doesNotWaitForAStreamThatSaysNothing() {
    assertThatThrownBy(() -> read("/silent", Duration.ofSeconds(1)))
        .isInstanceOf(ClientException.class)
        .hasMessageContaining("/silent did not answer `initialize` within 1 s; give it longer with -Dtimeout=SECONDS");
  }

  @Test
  void refusesWhatAServerAsksInAStream() throws ClientException {
    assertThat(read("/asks", Duration.ofSeconds(30)).mappings("tools")).hasSize(3);
    assertThat(refusals).isNotEmpty().allSatisfy(text -> assertThat(text).contains("\"id\":7", "-32601"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "200/text/html|with status 200, which is no answer to it; expected an MCP server|<!doctype html><title>Sign in",
    "401/text/html|`initialize` with status 401; it wants credentials: pass a token|-DtokenFile=FILE",
    "403/application/json|status 403, which is no answer to it; it wants credentials|It begins: {\"error\":\"no",
    "404/text/html|`initialize` with status 404; expected an MCP server|which often ends with /mcp",
    "503/text/plain|`initialize` with status 503; it is busy or not up|try again later"
  })
  void saysWhatAnAddressAnswersThatIsNoServer(String path, String message, String more) {
    assertThatThrownBy(() -> read("/plain/" + path, Duration.ofSeconds(30)))
        .isInstanceOf(ClientException.class).hasMessageContaining(message).hasMessageContaining(more);
  }

  @Test
  void saysThatThereIsNoServer() {
    assertThatThrownBy(() -> read("/other", Duration.ofSeconds(30)))
        .hasMessageContaining("answered `initialize` with status 404; expected an MCP server with streamable HTTP");
    server.stop(0);
    assertThatThrownBy(() -> read("/json", Duration.ofSeconds(30))).hasMessageStartingWith("cannot ask http://");
  }
}
