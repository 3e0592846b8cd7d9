package io.mcpspec.runtime.http;

import io.mcpspec.runtime.dispatch.ClientSession;
import io.mcpspec.runtime.dispatch.Dispatcher;
import io.mcpspec.runtime.dispatch.McpServer;
import io.mcpspec.runtime.http.access.Access;
import io.mcpspec.runtime.http.message.Answer;
import io.mcpspec.runtime.http.message.BodySpace;
import io.mcpspec.runtime.http.message.HttpLimits;
import io.mcpspec.runtime.http.message.HttpRefusal;
import io.mcpspec.runtime.http.message.Reply;
import io.mcpspec.runtime.http.message.Request;
import io.mcpspec.runtime.http.message.Status;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonNull;
import io.mcpspec.runtime.json.JsonNumber;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import io.mcpspec.runtime.json.JsonString;
import io.mcpspec.runtime.json.JsonSyntaxException;
import io.mcpspec.runtime.rpc.RpcErrors;
import io.mcpspec.runtime.rpc.RpcException;
import io.mcpspec.runtime.rpc.RpcMessages;
import java.io.IOException;
import java.util.Optional;

/**
 * The MCP endpoint: a message with each POST; in sessions also a stream with GET, and the end with DELETE. Requests of
 * MCP 2026-07-28 or later stand for themselves, sessions or not.
 */
final class McpEndpoint {

  private static final String PLAIN = "identity";
  private static final String LISTEN = "subscriptions/listen";

  private final McpServer server;
  private final HttpLimits limits;
  private final BodySpace space;
  private final OpenAnswers posts;
  private final OpenAnswers streams;
  private final Optional<SessionEndpoint> sessions;
  private final StatelessHeaders headers;

  /**
   * @param streams what stays open without being worked on
   * @param sessions empty when every request stands for itself
   */
  McpEndpoint(
      McpServer server,
      HttpLimits limits,
      OpenAnswers posts,
      OpenAnswers streams,
      Optional<SessionEndpoint> sessions) {
    this.server = server;
    this.limits = limits;
    this.space = new BodySpace(limits);
    this.posts = posts;
    this.streams = streams;
    this.sessions = sessions;
    this.headers = new StatelessHeaders(server.surface());
  }

  /**
   * @param who as {@link Access} knows the client
   */
  void serve(Request request, Reply reply, String who) throws IOException {
    if (request.method().equals("POST")) {
      post(request, reply, who);
      return;
    }
    ProtocolHeader.check(request);
    switch (request.method()) {
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

  private void post(Request request, Reply reply, String who) {
    Answer answer = begin(request, reply);
    try {
      space.reserve(request, answer);
      Json message = read(request.body(limits.bodyBytes()));
      boolean stateless = isRequest(message) && StatelessHeaders.areWanted(request, members(message));
      if (stateless) {
        stateless(request, who, message, answer);
      } else {
        ProtocolHeader.check(request);
        ClientSession session = session(request, reply, who, message, answer);
        receive(message, server.connect(session, answer), answer);
      }
    } catch (RuntimeException | Error unanswered) {
      answer.leave();
      throw unanswered;
    }
  }

  private Answer begin(Request request, Reply reply) {
    if (!request.contentType().equals(Reply.JSON)) {
      throw new HttpRefusal(Status.UNSUPPORTED_TYPE, "header Content-Type: expected " + Reply.JSON);
    }
    if (!request.header("Content-Encoding").orElse(PLAIN).equalsIgnoreCase(PLAIN)) {
      throw new HttpRefusal(Status.UNSUPPORTED_TYPE, "header Content-Encoding: messages are taken as they are alone");
    }
    boolean takesJson = request.accepts(Reply.JSON);
    boolean takesEvents = request.accepts(Reply.EVENTS);
    boolean enough = sessions.isPresent() ? takesJson && takesEvents : takesJson || takesEvents;
    if (!enough) {
      throw notAcceptable();
    }
    return posts.begin(reply, takesEvents, takesJson);
  }

  private static HttpRefusal notAcceptable() {
    return new HttpRefusal(
        Status.NOT_ACCEPTABLE, "header Accept: expected `" + Reply.JSON + ", " + Reply.EVENTS + "`");
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
        .orElseGet(() -> new ClientSession("", who));
  }

  private void receive(Json message, Dispatcher dispatcher, Answer answer) {
    Json id = id(message);
    answer.isAwaited();
    answer.when(Answer.Moment.CUT_OFF, () -> dispatcher.cancel(id));
    answer.when(Answer.Moment.OVER, dispatcher::close);
    answer.when(Answer.Moment.STOPPED, dispatcher::endSubscriptions);
    dispatcher.receive(message);
    if (!isRequest(message)) {
      answer.accepted();
    }
  }

  private void stateless(Request request, String who, Json message, Answer answer) {
    answer.tellErrorsByStatus();
    try {
      headers.check(request, members(message));
    } catch (RpcException wrong) {
      answer.refuse(RpcMessages.error(id(message), wrong));
      return;
    }
    if (members(message).string("method").orElse("").equals(LISTEN)) {
      if (!request.accepts(Reply.EVENTS)) {
        throw notAcceptable();
      }
      streams.takeOver(answer, posts);
    }
    Dispatcher dispatcher = server.connect(new ClientSession("", who), answer);
    Json id = id(message);
    answer.when(Answer.Moment.GONE, () -> dispatcher.cancel(id)); // in older versions, to go is not to cancel
    receive(message, dispatcher, answer);
  }

  private static boolean isRequest(Json message) {
    return members(message).get("id").isPresent() && members(message).get("method").isPresent();
  }

  /** The request's id; null where it is none that an answer can carry. */
  private static Json id(Json message) {
    Json id = members(message).get("id").orElse(JsonNull.NULL);
    return id instanceof JsonString || id instanceof JsonNumber ? id : JsonNull.NULL;
  }

  private static JsonObject members(Json message) {
    return message.asObject().orElse(JsonObject.EMPTY);
  }
}
