package io.mcpspec.runtime.http;

import io.mcpspec.runtime.http.message.HttpRefusal;
import io.mcpspec.runtime.http.message.Request;
import io.mcpspec.runtime.http.message.Status;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/** The sessions that are open. */
final class Sessions {

  static final String HEADER = "Mcp-Session-Id";

  private final int limit;
  private final Map<String, HttpSession> byId = new ConcurrentHashMap<>();

  Sessions(int limit) {
    this.limit = limit;
  }

  /**
   * @throws HttpRefusal with 503 when there are too many
   */
  synchronized HttpSession open(String owner) {
    if (byId.size() >= limit) {
      throw new HttpRefusal(Status.UNAVAILABLE, "the server has " + limit + " sessions already; end one, or wait")
          .with("Retry-After", "60");
    }
    HttpSession session = new HttpSession(UUID.randomUUID().toString(), owner);
    byId.put(session.id(), session);
    return session;
  }

  /**
   * The session that the request names.
   *
   * @throws HttpRefusal with 400 when it names none, 404 when the session is over or somebody else's
   */
  HttpSession of(Request request, String who) {
    Optional<String> id = request.header(HEADER);
    if (id.isEmpty()) {
      throw new HttpRefusal(Status.BAD_REQUEST,
          "header " + HEADER + " is missing: `initialize` answers with the id that all further requests carry");
    }
    HttpSession session = byId.get(id.get());
    if (session == null || !session.belongsTo(who)) {
      throw new HttpRefusal(Status.NOT_FOUND, "no such session, or it is over; begin another with `initialize`");
    }
    return session;
  }

  void end(HttpSession session) {
    byId.remove(session.id());
    session.close();
  }

  void endIdle(Duration time) {
    byId.values().stream().filter(session -> session.isIdle(time)).forEach(this::end);
  }

  void endAll() {
    List.copyOf(byId.values()).forEach(this::end);
  }
}
