package io.mcpspec.client;

import io.mcpspec.document.node.Mapping;
import java.io.IOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** One thread for requests that may never end, so that whoever waits can go. */
final class RequestThread implements AutoCloseable {

  /** A request and the reading of its answer. */
  interface Work {
    Mapping answer() throws IOException, InterruptedException, ClientException;
  }

  private final ExecutorService thread = Executors.newSingleThreadExecutor(work -> {
    Thread daemon = new Thread(work, "mcp-http");
    daemon.setDaemon(true);
    return daemon;
  });

  Future<Mapping> start(Work work) {
    return thread.submit(work::answer);
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
