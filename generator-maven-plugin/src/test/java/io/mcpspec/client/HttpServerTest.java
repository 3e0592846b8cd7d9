package io.mcpspec.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.mcpspec.generator.tree.JsonWriter;
import io.mcpspec.generator.tree.Mapping;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HttpServerTest {

  private static final String SESSION = "s-1";

  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final List<String> methods = new CopyOnWriteArrayList<>();
  private final List<String> versions = new CopyOnWriteArrayList<>();
  private final List<String> warnings = new ArrayList<>();
  private HttpServer server;

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/json", exchange -> answer(exchange, false));
    server.createContext("/events", exchange -> answer(exchange, true));
    server.createContext("/silent", HttpServerTest::openStream);
    server.start();
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
    try (McpClient client = new McpClient(new HttpTransport(uri, timeout), warnings::add)) {
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
        .hasMessageContaining("/silent did not answer `initialize` within 1 s");
  }

  @Test
  void saysThatThereIsNoServer() {
    assertThatThrownBy(() -> read("/other", Duration.ofSeconds(30)))
        .hasMessageContaining("answered with status 404; expected an MCP server with streamable HTTP");
    server.stop(0);
    assertThatThrownBy(() -> read("/json", Duration.ofSeconds(30))).hasMessageStartingWith("cannot ask http://");
  }
}
