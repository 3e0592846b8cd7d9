package io.mcpspec.dynamodb.wire;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.mcpspec.runtime.json.JsonSyntaxException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Speaks DynamoDB's JSON protocol on a free loopback port: records each request and gives the answer prepared for its
 * operation. It sends no {@code x-amz-crc32}: a wrong one fails a call, a missing one does not.
 */
public final class WireStub implements AutoCloseable {

  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool(WireStub::daemon);
  private final Map<String, Deque<StubAnswer>> answers = new ConcurrentHashMap<>();
  private final List<RecordedRequest> requests = new CopyOnWriteArrayList<>();

  private WireStub(HttpServer server) {
    this.server = server;
    server.setExecutor(threads);
    server.createContext("/", this::handle);
    server.start();
  }

  public static WireStub start() {
    try {
      return new WireStub(HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public URI endpoint() {
    InetSocketAddress address = server.getAddress();
    return URI.create("http://" + address.getAddress().getHostAddress() + ":" + address.getPort());
  }

  /** From now on, {@code operation} gets these answers, one after the other; the last one repeats. */
  public void prepare(String operation, StubAnswer... inOrder) {
    answers.put(operation, new ConcurrentLinkedDeque<>(List.of(inOrder)));
  }

  /** Forgets all requests and answers. */
  public void reset() {
    answers.clear();
    requests.clear();
  }

  /** The requests since the last reset, in order. */
  public List<RecordedRequest> requests() {
    return List.copyOf(requests);
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      RecordedRequest request = RecordedRequest.read(exchange);
      requests.add(request);
      answer(exchange, next(request));
    } catch (JsonSyntaxException e) {
      answer(exchange, StubAnswer.error(400, "SerializationException", e.getMessage()));
    }
  }

  private StubAnswer next(RecordedRequest request) {
    Deque<StubAnswer> prepared = answers.get(request.operation());
    if (prepared == null) {
      return unprepared(request);
    }
    StubAnswer first = prepared.poll();
    if (prepared.isEmpty()) {
      prepared.push(first);
    }
    return first;
  }

  private static void answer(HttpExchange exchange, StubAnswer answer) throws IOException {
    try {
      Thread.sleep(answer.delay().toMillis());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return;
    }
    if (answer.drops()) {
      return;
    }
    byte[] body = answer.body().toJson().getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/x-amz-json-1.0");
    exchange.getResponseHeaders().set("x-amzn-RequestId", StubAnswer.REQUEST_ID);
    exchange.sendResponseHeaders(answer.status(), body.length);
    exchange.getResponseBody().write(body);
  }

  private static StubAnswer unprepared(RecordedRequest request) {
    return StubAnswer.error(400, "StubHasNoAnswer", "no answer is prepared for " + request.operation());
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "wire stub");
    thread.setDaemon(true);
    return thread;
  }
}
