package io.mcpspec.bench.soak;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.mcpspec.runtime.json.JsonReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Answers {@code ListTables} with the name that the list was to start at, late where the name asks for it. */
final class DynamoDbEcho implements AutoCloseable {

  static final String SLOW = "slow-";
  private static final long DELAY_MILLIS = 50;

  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final HttpServer server;

  DynamoDbEcho() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/", DynamoDbEcho::answer);
    server.start();
  }

  private static void answer(HttpExchange exchange) throws IOException {
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

  String endpoint() {
    return "http://" + server.getAddress().getAddress().getHostAddress() + ":" + server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdown();
  }
}
