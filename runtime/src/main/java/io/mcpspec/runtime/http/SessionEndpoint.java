package io.mcpspec.runtime.http;

import io.mcpspec.runtime.dispatch.ClientSession;
import io.mcpspec.runtime.http.message.Answer;
import io.mcpspec.runtime.http.message.HttpRefusal;
import io.mcpspec.runtime.http.message.Reply;
import io.mcpspec.runtime.http.message.Request;
import io.mcpspec.runtime.http.message.Status;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.io.IOException;

/** What the MCP endpoint does with sessions. */
final class SessionEndpoint {

  private final Sessions sessions;
  private final OpenAnswers streams;

  /**
   * @param streams the streams that clients listen to
   */
  SessionEndpoint(Sessions sessions, OpenAnswers streams) {
    this.sessions = sessions;
    this.streams = streams;
  }

  /** The session that the message belongs to, until its answer is over; {@code initialize} begins one. */
  ClientSession session(Request request, Reply reply, String who, Json message, Answer answer) {
    HttpSession session;
    if (message.asObject().orElse(JsonObject.EMPTY).string("method").orElse("").equals("initialize")) {
      session = sessions.open(who);
      reply.header(Sessions.HEADER, session.id());
    } else {
      session = sessions.of(request, who);
    }
    use(session, answer);
    return session.client();
  }

  /** Opens the stream for what the server has to say unasked. */
  void listen(Request request, Reply reply, String who) {
    if (!request.accepts(Reply.EVENTS)) {
      throw new HttpRefusal(Status.NOT_ACCEPTABLE, "header Accept: expected `" + Reply.EVENTS + "`");
    }
    HttpSession session = sessions.of(request, who);
    Answer stream = streams.begin(reply, true, false);
    stream.when(Answer.Moment.GONE, stream::unanswered);
    use(session, stream);
    session.listen(stream); // before the client hears of it, so that the newest stream stays
    stream.begin();
  }

  /** Ends a session. */
  void end(Request request, Reply reply, String who) throws IOException {
    sessions.end(sessions.of(request, who));
    reply.empty(Status.NO_CONTENT);
  }

  private static void use(HttpSession session, Answer answer) {
    session.begin();
    answer.when(Answer.Moment.OVER, session::end);
  }
}
