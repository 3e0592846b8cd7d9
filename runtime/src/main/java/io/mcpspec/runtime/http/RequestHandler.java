package io.mcpspec.runtime.http;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import io.mcpspec.runtime.http.access.ResourceMetadata;
import io.mcpspec.runtime.http.message.HttpRefusal;
import io.mcpspec.runtime.http.message.Reply;
import io.mcpspec.runtime.http.message.Request;
import io.mcpspec.runtime.http.message.RequestHead;
import io.mcpspec.runtime.http.message.Status;
import io.mcpspec.runtime.intercept.FailureLog;
import java.io.IOException;
import java.util.Optional;

/** Takes every request, and answers it whatever happens. */
final class RequestHandler implements HttpHandler {

  private static final String HEALTH = "/health";

  private final HttpOptions options;
  private final McpEndpoint mcp;
  private final Documents documents;
  private final Optional<ResourceMetadata> metadata;
  private volatile boolean stopping;

  RequestHandler(HttpOptions options, McpEndpoint mcp, Documents documents) {
    this.options = options;
    this.mcp = mcp;
    this.documents = documents;
    this.metadata = options.access().metadata();
  }

  /** From now on requests are refused. */
  void stop() {
    stopping = true;
  }

  @Override
  public void handle(HttpExchange exchange) {
    Request request = new Request(exchange);
    Reply reply = new Reply(exchange);
    if (request.isChunked()) { // Java's server misreads some lengths: what follows may be part of this request
      reply.header(Reply.CONNECTION, Reply.CLOSE);
    }
    try {
      answer(request, reply);
    } catch (IOException gone) {
      reply.end();
    }
  }

  private void answer(Request request, Reply reply) throws IOException {
    try {
      serve(request, reply);
    } catch (HttpRefusal refusal) {
      reply.refuse(refusal);
    } catch (RuntimeException | Error unexpected) {
      String message = FailureLog.record(request.method(), request.path(), unexpected);
      reply.refuse(new HttpRefusal(Status.INTERNAL_ERROR, message));
    }
  }

  private void serve(Request request, Reply reply) throws IOException {
    options.names().check(RequestHead.host(request), request.header("Origin"));
    if (stopping) {
      throw HttpRefusal.stopping();
    }
    boolean preflight = CrossOrigin.answer(request, reply);
    if (preflight) {
      return;
    }
    if (isMcp(request.path())) {
      mcp.serve(request, reply, options.access().check(request.header("Authorization")));
    } else if (request.path().equals(HEALTH)) {
      documents.health(request, reply);
    } else if (metadata.isPresent() && metadata.get().isAt(request.path())) {
      documents.metadata(request, reply, metadata.get());
    } else {
      throw new HttpRefusal(Status.NOT_FOUND, "nothing is here; MCP is served at " + ResourceMetadata.MCP_PATH);
    }
  }

  /** A slash at the end is taken as well: people copy it along, and nothing else could be meant. */
  private static boolean isMcp(String path) {
    return path.equals(ResourceMetadata.MCP_PATH) || path.equals(ResourceMetadata.MCP_PATH + "/");
  }
}
