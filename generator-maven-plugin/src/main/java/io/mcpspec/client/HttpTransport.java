package io.mcpspec.client;

import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.document.node.JsonWriter;
import io.mcpspec.document.node.Mapping;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
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
  private final ServerOptions options;
  private final CommandStyle commands;
  private final HttpClient client;
  private final RequestThread requests = new RequestThread();
  private Optional<String> session = Optional.empty();
  private Optional<String> version = Optional.empty();

  /**
   * @param uri the server's one address
   * @param options headers, and the longest wait for one answer
   * @param commands how the user writes options
   */
  public HttpTransport(URI uri, ServerOptions options, CommandStyle commands) {
    this.uri = uri;
    this.options = options;
    this.commands = commands;
    this.client = HttpClient.newBuilder()
        .connectTimeout(options.timeout()).followRedirects(HttpClient.Redirect.NORMAL).build();
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
      throws IOException, InterruptedException, ClientException {
    String type = response.headers().firstValue("Content-Type").orElse("");
    if (type.toLowerCase(Locale.ROOT).startsWith("text/event-stream")) {
      return answer(new EventStream(body), method, id);
    }
    String text = new String(body.readAllBytes(), StandardCharsets.UTF_8);
    return Messages.read(text).filter(message -> Messages.answers(message, id))
        .orElseThrow(() -> new ClientException(uri + " answered `" + method + "` with status " + response.statusCode()
            + ", which is no answer to it" + HttpAdvice.of(response.statusCode(), commands) + ". It begins: "
            + text.strip().substring(0, Math.min(SHOWN, text.strip().length()))));
  }

  /** The answer in a stream; what the server asks meanwhile is answered in messages of their own. */
  private Mapping answer(EventStream events, String method, long id)
      throws IOException, InterruptedException, ClientException {
    for (Optional<Mapping> next = events.next(); next.isPresent(); next = events.next()) {
      if (Messages.answers(next.get(), id)) {
        return next.get();
      }
      if (Messages.isRequest(next.get())) {
        post(Messages.answer(next.get(), options.capabilities())).body().close();
      }
    }
    throw new ClientException(uri + " ended its stream without an answer to `" + method + "`");
  }

  @Override
  public void send(Mapping notification) throws ClientException {
    timed(notification.text("method").orElse(""), () -> {
      post(notification).body().close();
      return notification;
    });
  }

  private HttpResponse<InputStream> post(Mapping message) throws IOException, InterruptedException, ClientException {
    HttpRequest.Builder request = headed(HttpRequest.newBuilder(uri).timeout(options.timeout()))
        .header("Content-Type", "application/json")
        .header("Accept", "application/json, text/event-stream")
        .POST(HttpRequest.BodyPublishers.ofString(JsonWriter.compact(message)));
    HttpResponse<InputStream> response = client.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
    session = response.headers().firstValue(SESSION).or(() -> session);
    if (response.statusCode() >= ERROR && !isMessage(response)) {
      response.body().close();
      throw new ClientException(uri + " answered `" + message.text("method").orElse("") + "` with status "
          + response.statusCode() + HttpAdvice.of(response.statusCode(), commands));
    }
    return response;
  }

  /** Servers may send a JSON-RPC error with an HTTP error. */
  private static boolean isMessage(HttpResponse<?> response) {
    return response.headers().firstValue("Content-Type").orElse("").startsWith("application/json");
  }

  private HttpRequest.Builder headed(HttpRequest.Builder request) {
    options.headers().forEach(request::setHeader);
    session.ifPresent(id -> request.header(SESSION, id));
    version.ifPresent(revision -> request.header("MCP-Protocol-Version", revision));
    return request;
  }

  /** The client's own time-out ends with the headers; this one holds for a stream as well. */
  private Mapping timed(String method, RequestThread.Work work) throws ClientException {
    Future<Mapping> answer = requests.start(work);
    try {
      return answer.get(options.timeout().toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      answer.cancel(true);
      throw new ClientException(uri + " did not answer `" + method + "` within " + options.timeout().toSeconds()
          + " s; give it longer with " + commands.option("timeout", "SECONDS"), e);
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
  public ServerOptions options() {
    return options;
  }

  @Override
  public void agreed(String protocolVersion) {
    version = Optional.of(protocolVersion);
  }

  /** Ends the session, where there is one; a server may refuse that. */
  @Override
  public void close() {
    session.ifPresent(id -> client.sendAsync(
        headed(HttpRequest.newBuilder(uri).timeout(options.timeout())).DELETE().build(),
        HttpResponse.BodyHandlers.discarding()).orTimeout(1, TimeUnit.SECONDS).exceptionally(refused -> null).join());
    requests.close();
  }
}
