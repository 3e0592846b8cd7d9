package io.mcpspec.bench.soak;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** Posts calls over HTTP from some threads. */
final class HttpSoak implements SoakClient {

  private static final int THREADS = 8;
  private static final int PATIENCE_MINUTES = 60;

  private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final URI server;
  private final Tally tally;

  HttpSoak(URI server, Tally tally) {
    this.server = server;
    this.tally = tally;
  }

  @Override
  public void run(long from, long to) throws IOException, InterruptedException {
    AtomicLong next = new AtomicLong(from);
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    for (int i = 0; i < THREADS; i++) {
      threads.execute(() -> {
        for (long id = next.getAndIncrement(); id < to; id = next.getAndIncrement()) {
          call(id);
        }
      });
    }
    threads.shutdown();
    if (!threads.awaitTermination(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
      throw new IOException("not all was answered in " + PATIENCE_MINUTES + " minutes");
    }
  }

  private void call(long id) {
    SoakCall call = SoakCall.of(id);
    tally.sent(id, call);
    HttpRequest request = HttpRequest.newBuilder(server)
        .header("Content-Type", "application/json")
        .header("Accept", "application/json, text/event-stream")
        .header("MCP-Protocol-Version", "2025-11-25")
        .POST(HttpRequest.BodyPublishers.ofString(call.request(id)))
        .build();
    CompletableFuture<HttpResponse<String>> answer = client.sendAsync(request, HttpResponse.BodyHandlers.ofString());
    if (call.cancelled()) {
      answer.cancel(true);
    } else {
      tally.answered(id, answer.join().body());
    }
  }
}
