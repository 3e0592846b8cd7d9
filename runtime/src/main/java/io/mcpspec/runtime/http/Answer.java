package io.mcpspec.runtime.http;

import io.mcpspec.runtime.rpc.Outbox;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;

/**
 * What becomes of one request: JSON when its answer is all that there is to send, and events once something comes
 * before it, or the answer takes long.
 */
final class Answer implements Outbox {

  private final Reply reply;
  private final boolean takesEvents;
  private final boolean takesJson;
  private final List<Runnable> whenStopped = new ArrayList<>();
  private final List<Runnable> whenGone = new ArrayList<>();
  private final List<Runnable> whenOver = new ArrayList<>();
  private boolean over;
  private volatile boolean statusTellsErrors;
  private volatile Instant lastSent = Instant.now();

  Answer(Reply reply, boolean takesEvents, boolean takesJson) {
    this.reply = reply;
    this.takesEvents = takesEvents;
    this.takesJson = takesJson;
  }

  /** From now on an error's code decides the status, as MCP wants it since 2026-07-28. */
  void tellErrorsByStatus() {
    statusTellsErrors = true;
  }

  /** Runs {@code action}, which may give the answer, when the server stops. */
  synchronized void whenStopped(Runnable action) {
    whenStopped.add(action);
  }

  /** Runs {@code action} when the client is gone, and nobody wants the answer any more. */
  synchronized void whenGone(Runnable action) {
    whenGone.add(action);
  }

  /** Runs {@code action} when the last was sent; at once if it already was. */
  void whenOver(Runnable action) {
    synchronized (this) {
      if (!over) {
        whenOver.add(action);
        return;
      }
    }
    action.run();
  }

  /** Shows the client at once that events will come. */
  void begin() {
    send(reply::beginEvents, false);
  }

  /** What comes before an answer is lost on a client that takes no events. */
  @Override
  public void send(byte[] message) {
    if (takesEvents) {
      send(() -> reply.event(message), false);
    }
  }

  @Override
  public void answer(byte[] message) {
    answer(message, Status.OK);
  }

  @Override
  public void fail(byte[] message, int code) {
    answer(message, statusTellsErrors ? Status.ofError(code) : Status.OK);
  }

  private void answer(byte[] message, int status) {
    send(() -> {
      if (reply.hasEvents() || status == Status.OK && !takesJson) {
        reply.event(message);
        reply.end();
      } else {
        reply.json(status, message);
      }
    }, true);
  }

  @Override
  public void refuse(byte[] message) {
    send(() -> reply.json(Status.BAD_REQUEST, message), true);
  }

  @Override
  public void unanswered() {
    send(() -> {
      if (reply.hasEvents()) {
        reply.end();
      } else {
        reply.empty(Status.NO_CONTENT);
      }
    }, true);
  }

  /** What was taken in needs no answer; nothing happens when it has one. */
  void accepted() {
    send(() -> reply.empty(Status.ACCEPTED), true);
  }

  /** Somebody else answers. */
  void leave() {
    send(() -> {}, true);
  }

  /** Ends what would stay open for ever. */
  void stop() {
    run(whenStopped);
    unanswered();
  }

  /** Ends what the server no longer waits for. */
  void cutOff() {
    send(() -> {
      if (reply.hasEvents()) {
        reply.end();
      } else {
        reply.refuse(HttpRefusal.stopping());
      }
    }, true);
    run(whenGone);
  }

  /** Looks after an answer that takes long; does not wait. */
  void tick(HttpLimits limits, Executor threads) {
    reply.giveUpAfter(limits.writeTime());
    if (takesEvents && lastSent.plus(limits.heartbeat()).isBefore(Instant.now())) {
      lastSent = Instant.now();
      threads.execute(() -> send(reply::comment, false));
    }
  }

  private void send(Sending sending, boolean last) {
    boolean gone = false;
    synchronized (this) {
      if (over) {
        return;
      }
      over = last;
      lastSent = Instant.now();
      try {
        sending.run();
      } catch (IOException e) {
        gone = true;
        over = true;
        reply.end();
      }
    }
    if (gone) {
      run(whenGone);
    }
    if (gone || last) {
      run(whenOver);
    }
  }

  /** Outside of the lock: what is told may have to wait for others. */
  private void run(List<Runnable> actions) {
    List<Runnable> due;
    synchronized (this) {
      due = List.copyOf(actions);
      actions.clear();
    }
    due.forEach(Runnable::run);
  }

  /** Sends something. */
  private interface Sending {

    void run() throws IOException;
  }
}
