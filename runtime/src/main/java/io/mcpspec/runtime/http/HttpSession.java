package io.mcpspec.runtime.http;

import io.mcpspec.runtime.dispatch.ClientSession;
import io.mcpspec.runtime.http.message.Answer;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** A client of the older protocol, from {@code initialize} until it leaves or is not heard of any more. */
final class HttpSession {

  private final String id;
  private final ClientSession client;
  private int uses;
  private Instant lastUse = Instant.now();
  private Optional<Answer> stream = Optional.empty();

  /**
   * @param owner who began it; nobody else may go on with it
   */
  HttpSession(String id, String owner) {
    this.id = id;
    this.client = new ClientSession(id, owner);
  }

  String id() {
    return id;
  }

  boolean belongsTo(String who) {
    return client.owner().equals(who);
  }

  ClientSession client() {
    return client;
  }

  synchronized void begin() {
    uses++;
  }

  synchronized void end() {
    uses--;
    lastUse = Instant.now();
  }

  synchronized boolean isIdle(Duration time) {
    return uses == 0 && lastUse.plus(time).isBefore(Instant.now());
  }

  /** A client that opens its stream again has lost the one before, even where that cannot be seen yet. */
  void listen(Answer next) {
    Optional<Answer> before;
    synchronized (this) {
      before = stream;
      stream = Optional.of(next);
      client.unaskedTo(next);
    }
    before.ifPresent(Answer::unanswered);
  }

  /** Ends what still runs. */
  void close() {
    client.cancelAll();
    Optional<Answer> last;
    synchronized (this) {
      last = stream;
    }
    last.ifPresent(Answer::unanswered);
  }
}
