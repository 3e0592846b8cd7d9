package io.mcpspec.bench.soak;

import io.mcpspec.bench.server.StdioSession;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.io.IOException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Sends calls over stdio, some at a time, while another thread takes the answers. */
final class StdioSoak implements SoakClient {

  private static final int AT_A_TIME = 16;
  private static final int PATIENCE_SECONDS = 60;

  private final StdioSession session;
  private final Tally tally;
  private final Semaphore places = new Semaphore(AT_A_TIME);

  StdioSoak(StdioSession session, Tally tally) throws IOException {
    this.session = session;
    this.tally = tally;
    session.initialize();
    Thread reader = new Thread(this::read, "answers");
    reader.setDaemon(true);
    reader.start();
  }

  private void read() {
    try {
      while (true) {
        JsonObject message = session.receive();
        long id = Long.parseLong(message.get("id").map(Json::toJson).orElse("-1"));
        if (tally.answered(id, message.toJson()) && !SoakCall.of(id).cancelled()) {
          places.release();
        }
      }
    } catch (IOException ended) {
      places.release(AT_A_TIME);
    }
  }

  @Override
  public void run(long from, long to) throws IOException, InterruptedException {
    for (long id = from; id < to; id++) {
      SoakCall call = SoakCall.of(id);
      tally.sent(id, call);
      if (!call.cancelled()) {
        take(1);
      }
      session.send(JsonReader.read(call.request(id)).asObject().orElseThrow());
      if (call.cancelled()) {
        session.send(JsonObject.builder().put("jsonrpc", "2.0").put("method", "notifications/cancelled")
            .put("params", JsonObject.builder().put("requestId", Json.of(id)).build()).build());
      }
    }
    take(AT_A_TIME);
    places.release(AT_A_TIME);
  }

  private void take(int count) throws IOException, InterruptedException {
    if (!places.tryAcquire(count, PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw new IOException("no answer for " + PATIENCE_SECONDS + " seconds; lost: " + tally.lost());
    }
  }
}
