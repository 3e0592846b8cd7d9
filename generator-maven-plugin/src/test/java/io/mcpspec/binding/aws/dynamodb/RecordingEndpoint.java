package io.mcpspec.binding.aws.dynamodb;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** Stands in for DynamoDB: keeps the last request and answers what it was told to. */
final class RecordingEndpoint implements AutoCloseable {

  private final HttpServer server;
  private volatile int status = 200;
  private volatile String answer = "{}";
  private volatile String operation = "";
  private volatile String body = "";

  RecordingEndpoint() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::handle);
    server.start();
  }

  URI uri() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
  }

  void answer(String json) {
    status = 200;
    answer = json;
  }

  /** Answers with an error of AWS from now on. */
  void refuse(String code, String message) {
    status = 400;
    answer = "{\"__type\": \"com.amazonaws.dynamodb.v20120810#" + code + "\", \"message\": \"" + message + "\"}";
  }

  /** The operation that was called last. */
  String operation() {
    return operation;
  }

  /** The JSON of the last request. */
  String body() {
    return body;
  }

  private void handle(HttpExchange exchange) throws IOException {
    String target = exchange.getRequestHeaders().getFirst("X-Amz-Target");
    operation = target.substring(target.indexOf('.') + 1);
    body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    byte[] bytes = answer.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().add("Content-Type", "application/x-amz-json-1.0");
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
