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
  private final Map<Pair, Containment> verdicts;
  private final int[] steps;

  Pairs() {
    this(new HashSet<>(), new HashMap<>(), new int[1]);
  }

  private Pairs(Set<Pair> met, Map<Pair, Containment> verdicts, int[] steps) {
    this.met = met;
    this.verdicts = verdicts;
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

  /** The verdict, worked out once; while it is, it counts as the same. */
  Containment verdict(Object before, Object after, Supplier<Containment> work) {
    Pair pair = new Pair(before, after);
    Containment known = verdicts.get(pair);
    if (known != null) {
      return known;
    }
    verdicts.put(pair, Containment.SAME);
    Containment verdict = work.get();
    verdicts.put(pair, verdict);
    return verdict;
  }

  /** For a comparison that reports nothing: it meets everything anew, and shares the verdicts. */
  Pairs inner() {
    return new Pairs(new HashSet<>(), verdicts, steps);
  }
}
