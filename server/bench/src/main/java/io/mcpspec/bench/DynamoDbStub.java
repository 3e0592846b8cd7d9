package io.mcpspec.bench;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.mcpspec.runtime.json.JsonReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Answers {@code ListTables} on a free port of this machine with the name that the list was to start at, late where the
 * name asks for it.
 */
public final class DynamoDbStub implements AutoCloseable {

  /** How names begin that are answered late. */
  public static final String SLOW = "slow-";
  private static final long DELAY_MILLIS = 50;

  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final HttpServer server;
  private volatile long lastRequest;

  public DynamoDbStub() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/", this::answer);
    server.start();
  }

  private void answer(HttpExchange exchange) throws IOException {
    lastRequest = System.nanoTime();
    String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    String name = JsonReader.read(body).asObject().orElseThrow().string("ExclusiveStartTableName").orElse("none");
    if (name.startsWith(SLOW)) {
      try {
        Thread.sleep(DELAY_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
    byte[] answer = ("{\"TableNames\":[\"" + name + "\"]}").getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/x-amz-json-1.0");
    exchange.sendResponseHeaders(200, answer.length);
    exchange.getResponseBody().write(answer);
    exchange.close();
  }

  public String endpoint() {
    return "http://" + server.getAddress().getAddress().getHostAddress() + ":" + server.getAddress().getPort();
  }

  /** When the head of the last request had come, as {@link System#nanoTime} counts. */
  public long lastRequest() {
    return lastRequest;
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdown();
  }
}
