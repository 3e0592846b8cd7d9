package io.mcpspec.bench.server;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

/** Answers every request as DynamoDB answers {@code ListTables}, on a free port of this machine. */
final class DynamoDbStub implements AutoCloseable {

  private static final byte[] ANSWER = "{\"TableNames\":[\"Orders\"]}".getBytes(StandardCharsets.UTF_8);

  private final HttpServer server;

  DynamoDbStub() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", DynamoDbStub::answer);
    server.start();
  }

  private static void answer(HttpExchange exchange) throws IOException {
    exchange.getRequestBody().readAllBytes();
    exchange.getResponseHeaders().set("Content-Type", "application/x-amz-json-1.0");
    exchange.sendResponseHeaders(200, ANSWER.length);
    exchange.getResponseBody().write(ANSWER);
    exchange.close();
  }

  String endpoint() {
    return "http://" + server.getAddress().getAddress().getHostAddress() + ":" + server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
