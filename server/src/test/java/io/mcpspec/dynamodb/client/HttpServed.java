package io.mcpspec.dynamodb.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server that is reached over HTTP: the jar, started with {@code --http}, or a proxy in front of it. */
public final class HttpServed implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final Pattern MODERN = Pattern.compile("\"method\":\"([^\"]+)\".*\"2026-07-28\"");
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private final ServerProcess process;
  private final URI mcp;

  private HttpServed(ServerProcess process, URI mcp) {
    this.process = process;
    this.mcp = mcp;
  }

  /** Starts the server and waits until it says where it serves MCP. */
  public static HttpServed start(Launch launch) {
    ServerProcess process = new ServerProcess(launch, line -> {}, () -> {});
    try {
      return new HttpServed(process, URI.create(await(process)));
    } catch (RuntimeException | AssertionError e) {
      process.close();
      throw e;
    }
  }

  /** Starts what serves MCP at {@code mcp}, and waits until it answers. */
  public static HttpServed start(Launch launch, URI mcp) {
    HttpServed served = new HttpServed(new ServerProcess(launch, line -> {}, () -> {}), mcp);
    Instant end = Instant.now().plus(PATIENCE);
    while (!served.answers()) {
      if (!served.process.isAlive() || Instant.now().isAfter(end)) {
        served.close();
        throw new AssertionError("nothing answers at " + mcp + served.process.state());
      }
      pause();
    }
    return served;
  }

  private static String await(ServerProcess process) {
    Instant end = Instant.now().plus(PATIENCE);
    Optional<String> url = Optional.empty();
    while (url.isEmpty()) {
      if (!process.isAlive() || Instant.now().isAfter(end)) {
        throw new AssertionError("the server does not say where it is" + process.state());
      }
      pause();
      url = process.errors().lines().filter(line -> line.startsWith("http://")).findFirst();
    }
    return url.get();
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(20);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted", e);
    }
  }

  private boolean answers() {
    try {
      return read("/health").statusCode() == 200;
    } catch (IOException e) {
      return false;
    }
  }

  private HttpResponse<String> read(String path) throws IOException {
    try {
      HttpRequest request = HttpRequest.newBuilder(mcp.resolve(path)).build();
      return CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted", e);
    }
  }

  public URI mcp() {
    return mcp;
  }

  /** Sends one message, and gives the body that comes back. */
  public String post(String message) {
    return begin(message).join().body();
  }

  /** Sends one message; one of MCP 2026-07-28 goes with the headers that it wants. */
  public CompletableFuture<HttpResponse<String>> begin(String message) {
    HttpRequest.Builder request = HttpRequest.newBuilder(mcp)
        .timeout(PATIENCE)
        .header("Content-Type", "application/json")
        .header("Accept", "application/json, text/event-stream")
        .POST(HttpRequest.BodyPublishers.ofString(message));
    Matcher modern = MODERN.matcher(message);
    if (modern.find()) {
      request.header("MCP-Protocol-Version", "2026-07-28").header("Mcp-Method", modern.group(1));
    }
    return CLIENT.sendAsync(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  /** The document at a path beside the MCP endpoint. */
  public String get(String path) {
    try {
      return read(path).body();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Sends the signal that asks a process to end. */
  public void terminate() {
    process.terminate();
  }

  /** Waits for the end, and gives the exit status. */
  public int awaitExit() {
    return process.awaitExit(PATIENCE);
  }

  public String errors() {
    return process.errors();
  }

  @Override
  public void close() {
    process.close();
  }
}
