package io.mcpspec.runtime.http;

import com.sun.net.httpserver.HttpServer;
import io.mcpspec.runtime.dispatch.McpServer;
import io.mcpspec.runtime.http.access.ResourceMetadata;
import io.mcpspec.runtime.http.message.HttpLimits;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/** MCP over Streamable HTTP. */
public final class HttpTransport {

  private final HttpOptions options;
  private final HttpLimits limits;
  private final OpenAnswers posts;
  private final OpenAnswers streams;
  private final Sessions sessions;
  private final RequestHandler handler;
  private final HttpThreads threads;
  private final CountDownLatch stopped = new CountDownLatch(1);
  private HttpServer http;

  public HttpTransport(McpServer server, HttpOptions options, HttpLimits limits) {
    this.options = options;
    this.limits = limits;
    posts = new OpenAnswers(limits.requests());
    streams = new OpenAnswers(limits.sessions());
    sessions = new Sessions(limits.sessions());
    Optional<SessionEndpoint> endpoint =
        options.sessions() ? Optional.of(new SessionEndpoint(sessions, streams)) : Optional.empty();
    handler = new RequestHandler(
        options, new McpEndpoint(server, limits, posts, streams, endpoint), new Documents(server.manifest()));
    threads = new HttpThreads(limits.connections());
  }

  /**
   * Begins to serve.
   *
   * @return where MCP is served
   * @throws IOException when the address cannot be listened at
   */
  public URI start() throws IOException {
    JdkServer.configure(limits);
    InetSocketAddress address = new InetSocketAddress(options.host(), options.port());
    http = JdkServer.listen(address);
    http.setExecutor(threads.executor());
    http.createContext("/", handler);
    http.start();
    threads.every(Duration.ofSeconds(1), this::tick);
    String host = options.host().contains(":") ? "[" + options.host() + "]" : options.host();
    return URI.create("http://" + host + ":" + http.getAddress().getPort() + ResourceMetadata.MCP_PATH);
  }

  private void tick() {
    posts.tick(limits, threads.executor());
    streams.tick(limits, threads.executor());
    sessions.endIdle(limits.sessionIdle());
  }

  /** Waits until the server was stopped. */
  public void await() throws InterruptedException {
    stopped.await();
  }

  /** Takes no more requests, waits a little for the answers to those that run, and ends. */
  public void stop() throws InterruptedException {
    handler.stop();
    streams.stopAll();
    // Only this closes the port at once; then it waits, and must not cut off what is still being answered.
    int longer = (int) limits.drain().toSeconds() * 2;
    Thread closing = new Thread(() -> http.stop(longer), "mcp-http-stop");
    closing.setDaemon(true);
    closing.start();
    posts.awaitNone(limits.drain());
    sessions.endAll();
    posts.cutOffAll();
    threads.stop();
    stopped.countDown();
  }
}
