package io.mcpspec.runtime.http;

import io.mcpspec.runtime.dispatch.ClientSession;
import io.mcpspec.runtime.dispatch.Dispatcher;
import io.mcpspec.runtime.dispatch.McpServer;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonNull;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.json.JsonSyntaxException;
import io.mcpspec.runtime.rpc.RpcErrors;
import java.io.IOException;
import java.util.Optional;

/** The MCP endpoint: a message with each POST; in sessions also a stream with GET, and the end with DELETE. */
final class McpEndpoint {

  private final McpServer server;
  private final HttpLimits limits;
  private final OpenAnswers posts;
  private final Optional<SessionEndpoint> sessions;

  /**
   * @param sessions empty when every request stands for itself
   */
  McpEndpoint(McpServer server, HttpLimits limits, OpenAnswers posts, Optional<SessionEndpoint> sessions) {
    this.server = server;
    this.limits = limits;
    this.posts = posts;
    this.sessions = sessions;
  }

  /**
   * @param who as {@link Access} knows the client
   */
  void serve(Request request, Reply reply, String who) throws IOException {
    ProtocolHeader.check(request);
    switch (request.method()) {
      case "POST" -> post(request, reply, who);
      case "GET" -> sessions().listen(request, reply, who);
      case "DELETE" -> sessions().end(request, reply, who);
      default -> throw notAllowed();
    }
  }

  private SessionEndpoint sessions() {
    return sessions.orElseThrow(this::notAllowed);
  }

  private HttpRefusal notAllowed() {
    String methods = sessions.isPresent() ? "POST, GET, DELETE" : "POST";
    String why = sessions.isPresent() ? "" : "; there are no sessions, each POST stands for itself";
    return new HttpRefusal(Status.METHOD_NOT_ALLOWED, "allowed methods: " + methods + why).with("Allow", methods);
  }

  private void post(Request request, Reply reply, String who) throws IOException {
    Answer answer = begin(request, reply);
    try {
      Json message = read(request.body(limits.bodyBytes()));
      receive(message, session(request, reply, who, message, answer), answer);
    } catch (IOException | RuntimeException unanswered) {
      answer.leave();
      throw unanswered;
    }
  }

  private Answer begin(Request request, Reply reply) {
    if (!request.contentType().equals(Reply.JSON)) {
      throw new HttpRefusal(Status.UNSUPPORTED_TYPE, "header Content-Type: expected " + Reply.JSON);
    }
    boolean takesJson = request.accepts(Reply.JSON);
    boolean takesEvents = request.accepts(Reply.EVENTS);
    boolean enough = sessions.isPresent() ? takesJson && takesEvents : takesJson || takesEvents;
    if (!enough) {
      throw new HttpRefusal(
          Status.NOT_ACCEPTABLE, "header Accept: expected `" + Reply.JSON + ", " + Reply.EVENTS + "`");
    }
    return posts.begin(reply, takesEvents, takesJson);
  }

  private static Json read(String text) {
    try {
      return JsonReader.read(text);
    } catch (JsonSyntaxException e) {
      throw new HttpRefusal(Status.BAD_REQUEST, RpcErrors.PARSE_ERROR, e.getMessage());
    }
  }

  private ClientSession session(Request request, Reply reply, String who, Json message, Answer answer) {
    return sessions
        .map(endpoint -> endpoint.session(request, reply, who, message, answer))
        .orElseGet(() -> new ClientSession(""));
  }

  private void receive(Json message, ClientSession session, Answer answer) {
    Dispatcher dispatcher = server.connect(session, answer);
    JsonObject members = message.asObject().orElse(JsonObject.EMPTY);
    Json id = members.get("id").orElse(JsonNull.NULL);
    answer.whenGone(() -> dispatcher.cancel(id));
    answer.whenOver(dispatcher::close);
    dispatcher.receive(message);
    boolean isRequest = members.get("id").isPresent() && members.get("method").isPresent();
    if (!isRequest) {
      answer.accepted();
    }
  }
}
