package io.mcpspec.release.schema;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** Remembers which two things were compared, and how comparisons that report nothing ended. */
final class Pairs {

  /** Beyond any schema that people write; hostile ones end here. */
  private static final int MOST_STEPS = 200_000;

  private record Pair(Object before, Object after) {}

  private final Set<Pair> met;
  private final Map<Pair, Containment> known;
  private final int[] steps;

  Pairs() {
    this(new HashSet<>(), new HashMap<>(), new int[1]);
  }

  private Pairs(Set<Pair> met, Map<Pair, Containment> known, int[] steps) {
    this.met = met;
    this.known = known;
    this.steps = steps;
  }

  /** Whether these two are met for the first time. */
  boolean meet(Object before, Object after) {
    steps[0]++;
    return met.add(new Pair(before, after));
  }

  boolean areTooMany() {
    return steps[0] > MOST_STEPS;
  }

  /** The containment, worked out once; meanwhile it counts as the same. */
  Containment containment(Object before, Object after, Supplier<Containment> work) {
    Pair pair = new Pair(before, after);
    Containment earlier = known.get(pair);
    if (earlier != null) {
      return earlier;
    }
    known.put(pair, Containment.SAME);
    Containment containment = work.get();
    known.put(pair, containment);
    return containment;
  }

  /** For a comparison that reports nothing: it meets everything anew, and shares what is known. */
  Pairs inner() {
    return new Pairs(new HashSet<>(), known, steps);
  }
}
