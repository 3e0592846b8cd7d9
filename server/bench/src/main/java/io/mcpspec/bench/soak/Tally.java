package io.mcpspec.bench.soak;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** Which calls wait for an answer, and how the answers were. */
final class Tally {

  private final Map<Long, SoakCall> waiting = new ConcurrentHashMap<>();
  private final LongAdder right = new LongAdder();
  private final LongAdder wrong = new LongAdder();

  void sent(long id, SoakCall call) {
    waiting.put(id, call);
  }

  /** Answers whether the call was waited for. */
  boolean answered(long id, String answer) {
    SoakCall call = waiting.remove(id);
    boolean fits = call != null && (answer.contains(call.expected()) || call.cancelled());
    (fits ? right : wrong).increment();
    return call != null;
  }

  long right() {
    return right.sum();
  }

  /** Answers to nothing, second answers, and answers that are another call's. */
  long wrong() {
    return wrong.sum();
  }

  long lost() {
    return waiting.values().stream().filter(call -> !call.cancelled()).count();
  }

  /** Cancelled calls without an answer. */
  long cancelled() {
    return waiting.values().stream().filter(SoakCall::cancelled).count();
  }
}
