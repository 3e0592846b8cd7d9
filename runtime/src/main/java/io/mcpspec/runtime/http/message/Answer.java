package io.mcpspec.runtime.http.message;

import io.mcpspec.runtime.rpc.Outbox;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;

/**
 * What becomes of one request: JSON when its answer is all that there is to send, and events once something comes
 * before it, or the answer takes long. It is over with its last message, even where nobody is there any more to read
 * it: until then the request takes room.
 */
public final class Answer implements Outbox {

  /** When others have something to do for an answer. */
  public enum Moment {
    /** The server stops: who can give the answer now should. */
    STOPPED,
    /** The client is gone, which shows when something is sent. */
    GONE,
    /** The server no longer waits for the answer. */
    CUT_OFF,
    /** The last was sent, or would have been. */
    OVER
  }

  private final Reply reply;
  private final boolean takesEvents;
  private final boolean takesJson;
  private final Map<Moment, List<Runnable>> actions = new EnumMap<>(Moment.class);
  private boolean gone;
  private boolean over;
  private volatile boolean statusTellsErrors;
  private volatile Instant lastSent = Instant.MAX;

  public Answer(Reply reply, boolean takesEvents, boolean takesJson) {
    this.reply = reply;
    this.takesEvents = takesEvents;
    this.takesJson = takesJson;
  }

  /** From now on an error's code decides the status, as MCP wants it since 2026-07-28. */
  public void tellErrorsByStatus() {
    statusTellsErrors = true;
  }

  /** The request was read: from now on the client is shown at times that its answer is being made. */
  public void isAwaited() {
    lastSent = Instant.now();
  }

  /** Runs {@code action} when it comes to that; at once when the answer is over already and that is what it is for. */
  public void when(Moment moment, Runnable action) {
    synchronized (this) {
      if (!over || moment != Moment.OVER) {
        actions.computeIfAbsent(moment, first -> new ArrayList<>()).add(action);
        return;
      }
    }
    action.run();
  }

  /** Shows the client at once that events will come. */
  public void begin() {
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
    answer(message, Status.BAD_REQUEST);
  }

  @Override
  public void unanswered() {
    send(() -> {
      if (reply.isBegun()) {
        reply.end();
      } else {
        reply.empty(Status.NO_CONTENT);
      }
    }, true);
  }

  /** What was taken in needs no answer; nothing happens when it has one. */
  public void accepted() {
    send(() -> reply.empty(Status.ACCEPTED), true);
  }

  /** Somebody else answers. */
  public void leave() {
    send(() -> {}, true);
  }

  /** Ends what would stay open for ever. */
  public void stop() {
    run(Moment.STOPPED);
    unanswered();
  }

  /** Ends what the server no longer waits for. */
  public void cutOff() {
    send(() -> {
      if (reply.hasEvents()) {
        reply.end();
      } else {
        reply.refuse(HttpRefusal.stopping());
      }
    }, true);
    run(Moment.CUT_OFF);
  }

  /** Looks after an answer that takes long; does not wait. */
  public void tick(HttpLimits limits, Executor threads) {
    reply.giveUpAfter(limits.writeTime());
    if (lastSent.isBefore(Instant.now().minus(limits.heartbeat()))) {
      isAwaited();
      threads.execute(() -> send(takesEvents ? reply::comment : reply::blank, false));
    }
  }

  private void send(Sending sending, boolean last) {
    boolean lost = false;
    synchronized (this) {
      if (over) {
        return;
      }
      over = last;
      isAwaited();
      if (!gone) {
        lost = !isSent(sending);
        gone = lost;
      }
    }
    if (lost) {
      run(Moment.GONE);
    }
    if (last) {
      run(Moment.OVER);
    }
  }

  private boolean isSent(Sending sending) {
    try {
      sending.run();
      return true;
    } catch (IOException e) {
      reply.end();
      return false;
    }
  }

  /** Outside of the lock: what is told may have to wait for others. */
  private void run(Moment moment) {
    List<Runnable> due;
    synchronized (this) {
      due = List.copyOf(actions.getOrDefault(moment, List.of()));
      actions.remove(moment);
    }
    due.forEach(Runnable::run);
  }

  /** Sends something. */
  private interface Sending {

    void run() throws IOException;
  }
}
