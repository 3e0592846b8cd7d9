package io.mcpspec.client;

import io.mcpspec.generator.tree.JsonWriter;
import io.mcpspec.generator.tree.Mapping;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A server behind streamable HTTP: each message is a POST, answered by JSON or by a stream of events. */
public final class HttpTransport implements Transport {

  private static final String SESSION = "Mcp-Session-Id";
  private static final int SHOWN = 200;
  private static final int ERROR = 400;

  private final URI uri;
  private final Duration timeout;
  private final HttpClient client;
  private final RequestThread requests = new RequestThread();
  private Optional<String> session = Optional.empty();
  private Optional<String> version = Optional.empty();

  /**
   * @param uri the server's one address
   * @param timeout the longest wait for one answer
   */
  public HttpTransport(URI uri, Duration timeout) {
    this.uri = uri;
    this.timeout = timeout;
    this.client =
        HttpClient.newBuilder().connectTimeout(timeout).followRedirects(HttpClient.Redirect.NORMAL).build();
  }

  @Override
  public Mapping request(Mapping request, long id) throws ClientException {
    String method = request.text("method").orElse("");
    return timed(method, () -> {
      HttpResponse<InputStream> response = post(request);
      try (InputStream body = response.body()) {
        return answer(response, body, method, id);
      }
    });
  }

  private Mapping answer(HttpResponse<InputStream> response, InputStream body, String method, long id)
      throws IOException, ClientException {
    String type = response.headers().firstValue("Content-Type").orElse("");
    if (type.startsWith("text/event-stream")) {
      return new EventStream(body).find(message -> Messages.answers(message, id))
          .orElseThrow(() -> new ClientException(uri + " ended its stream without an answer to `" + method + "`"));
    }
    String text = new String(body.readAllBytes(), StandardCharsets.UTF_8);
    return Messages.read(text).filter(message -> Messages.answers(message, id))
        .orElseThrow(() -> new ClientException(uri + " answered `" + method + "` with status " + response.statusCode()
            + " and no JSON-RPC message: " + text.substring(0, Math.min(SHOWN, text.length()))));
  }

  @Override
  public void send(Mapping notification) throws ClientException {
    timed(notification.text("method").orElse(""), () -> {
      post(notification).body().close();
      return notification;
    });
  }

  private HttpResponse<InputStream> post(Mapping message) throws IOException, InterruptedException, ClientException {
    HttpRequest.Builder request = headed(HttpRequest.newBuilder(uri).timeout(timeout))
        .header("Content-Type", "application/json")
        .header("Accept", "application/json, text/event-stream")
        .POST(HttpRequest.BodyPublishers.ofString(JsonWriter.compact(message)));
    HttpResponse<InputStream> response = client.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
    session = response.headers().firstValue(SESSION).or(() -> session);
    if (response.statusCode() >= ERROR && !isMessage(response)) {
      response.body().close();
      throw new ClientException(uri + " answered with status " + response.statusCode()
          + "; expected an MCP server with streamable HTTP at this address");
    }
    return response;
  }

  /** Servers may send a JSON-RPC error with an HTTP error. */
  private static boolean isMessage(HttpResponse<?> response) {
    return response.headers().firstValue("Content-Type").orElse("").startsWith("application/json");
  }

  private HttpRequest.Builder headed(HttpRequest.Builder request) {
    session.ifPresent(id -> request.header(SESSION, id));
    version.ifPresent(revision -> request.header("MCP-Protocol-Version", revision));
    return request;
  }

  /** The client's own time-out ends with the headers; this one holds for a stream as well. */
  private Mapping timed(String method, RequestThread.Work work) throws ClientException {
    Future<Mapping> answer = requests.start(work);
    try {
      return answer.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      answer.cancel(true);
      throw new ClientException(uri + " did not answer `" + method + "` within " + timeout.toSeconds() + " s", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof ClientException known) {
        throw known;
      }
      String why = e.getCause().getMessage() == null ? "no connection" : e.getCause().getMessage();
      throw new ClientException("cannot ask " + uri + ": " + why, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClientException("interrupted while waiting for " + uri, e);
    }
  }

  @Override
  public void agreed(String protocolVersion) {
    version = Optional.of(protocolVersion);
  }

  /** Ends the session, where there is one; a server may refuse that. */
  @Override
  public void close() {
    session.ifPresent(id -> client.sendAsync(
        headed(HttpRequest.newBuilder(uri).timeout(timeout)).DELETE().build(),
        HttpResponse.BodyHandlers.discarding()).orTimeout(1, TimeUnit.SECONDS).exceptionally(refused -> null).join());
    requests.close();
  }
}
