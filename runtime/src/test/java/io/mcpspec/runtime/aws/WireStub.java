package io.mcpspec.runtime.aws;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Answers like DynamoDB's endpoint, with what a test queued; the last answer repeats. */
public final class WireStub implements AutoCloseable {

  /** One request as it arrived. */
  public record Request(String operation, String body, String userAgent) {}

  private record Answer(int status, String body, boolean isDropped, CountDownLatch until) {}

  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final HttpServer server;
  private final Deque<Answer> answers = new ArrayDeque<>();
  private final List<Request> requests = new CopyOnWriteArrayList<>();

  WireStub() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::handle);
    server.setExecutor(threads);
    server.start();
  }

  public URI uri() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
  }

  public List<Request> requests() {
    return requests;
  }

  public WireStub answer(String body) {
    return add(new Answer(200, body, false, new CountDownLatch(0)));
  }

  public WireStub fail(int status, String code, String message) {
    String body = "{\"__type\":\"com.amazonaws.dynamodb.v20120810#" + code + "\",\"message\":\"" + message + "\"}";
    return add(new Answer(status, body, false, new CountDownLatch(0)));
  }

  public WireStub failWith(int status, String body) {
    return add(new Answer(status, body, false, new CountDownLatch(0)));
  }

  /** Closes the connection without an answer. */
  public WireStub drop() {
    return add(new Answer(0, "", true, new CountDownLatch(0)));
  }

  /** Answers when the latch opens. */
  public WireStub answerAfter(CountDownLatch until) {
    return add(new Answer(200, "{}", false, until));
  }

  private synchronized WireStub add(Answer answer) {
    answers.add(answer);
    return this;
  }

  private synchronized Answer next() {
    return answers.size() > 1 ? answers.remove() : answers.element();
  }

  private void handle(HttpExchange exchange) throws IOException {
    String target = exchange.getRequestHeaders().getFirst("X-Amz-Target");
    String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    requests.add(new Request(
        target.substring(target.indexOf('.') + 1), body, exchange.getRequestHeaders().getFirst("User-Agent")));
    try (exchange) {
      reply(exchange, next());
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  private static void reply(HttpExchange exchange, Answer answer) throws IOException, InterruptedException {
    answer.until().await();
    if (answer.isDropped()) {
      return;
    }
    byte[] bytes = answer.body().getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().add("x-amzn-RequestId", "REQ1");
    exchange.getResponseHeaders().add("Content-Type", "application/x-amz-json-1.0");
    exchange.sendResponseHeaders(answer.status(), bytes.length);
    exchange.getResponseBody().write(bytes);
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }

  /** A stub for a test that cannot go on without one. */
  public static WireStub start() {
    try {
      return new WireStub();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
