package io.mcpspec.runtime.http;

import io.mcpspec.runtime.http.message.Answer;
import io.mcpspec.runtime.http.message.HttpLimits;
import io.mcpspec.runtime.http.message.HttpRefusal;
import io.mcpspec.runtime.http.message.Reply;
import io.mcpspec.runtime.http.message.Status;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/** The answers that are being made, as many at a time as are allowed. */
final class OpenAnswers {

  private final int limit;
  private final Set<Answer> open = new HashSet<>();

  OpenAnswers(int limit) {
    this.limit = limit;
  }

  /**
   * Begins an answer.
   *
   * @throws HttpRefusal with 503 when there are too many
   */
  Answer begin(Reply reply, boolean takesEvents, boolean takesJson) {
    Answer answer = new Answer(reply, takesEvents, takesJson);
    add(answer);
    answer.when(Answer.Moment.OVER, () -> remove(answer));
    return answer;
  }

  /**
   * Takes over an answer that will stay open.
   *
   * @throws HttpRefusal with 503 when there are too many
   */
  void takeOver(Answer answer, OpenAnswers from) {
    add(answer);
    answer.when(Answer.Moment.OVER, () -> remove(answer));
    from.remove(answer);
  }

  private synchronized void add(Answer answer) {
    if (open.size() >= limit) {
      String message = "the server answers " + limit + " requests already; repeat this one soon";
      throw new HttpRefusal(Status.UNAVAILABLE, message).with("Retry-After", "1");
    }
    open.add(answer);
  }

  private synchronized void remove(Answer answer) {
    open.remove(answer);
    if (open.isEmpty()) {
      notifyAll();
    }
  }

  void tick(HttpLimits limits, Executor threads) {
    all().forEach(answer -> answer.tick(limits, threads));
  }

  void stopAll() {
    all().forEach(Answer::stop);
  }

  void cutOffAll() {
    all().forEach(Answer::cutOff);
  }

  private synchronized List<Answer> all() {
    return List.copyOf(open);
  }

  /** Waits until none is open, at most that long. */
  synchronized void awaitNone(Duration time) throws InterruptedException {
    long end = System.nanoTime() + time.toNanos();
    long left = time.toNanos();
    while (!open.isEmpty() && left > 0) {
      TimeUnit.NANOSECONDS.timedWait(this, left);
      left = end - System.nanoTime();
    }
  }
}
