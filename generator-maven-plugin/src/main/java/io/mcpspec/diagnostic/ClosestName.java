package io.mcpspec.diagnostic;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that an author most likely meant. */
public final class ClosestName {

  private static final int SHORTEST_ABBREVIATION = 4;

  private ClosestName() {}

  /** The nearest of {@code known}, if one is near enough to be a slip or an abbreviation; of equals the first. */
  public static Optional<String> of(String written, Collection<String> known) {
    String plain = plain(written);
    int limit = Math.max(1, Math.max(plain.length(), 3) / 3);
    record Candidate(String name, int distance) {}
    return known.stream()
        .map(name -> new Candidate(name, isAbbreviation(plain, plain(name)) ? limit : distance(plain, plain(name))))
        .filter(candidate -> candidate.distance() <= limit)
        .min(Comparator.comparingInt(Candidate::distance))
        .map(Candidate::name);
  }

  /** {@code did you mean `x`?}, or the fallback when no name is near. */
  public static String help(String written, Collection<String> known, String fallback) {
    return of(written, known).map(name -> "did you mean `" + name + "`?").orElse(fallback);
  }

  /** A beginning that is long enough to be meant counts like the farthest slip. */
  private static boolean isAbbreviation(String written, String name) {
    return written.length() >= SHORTEST_ABBREVIATION
        && name.startsWith(written)
        && name.length() > written.length() + written.length() / 3;
  }

  /** Spellings that differ only in case and separators are the same name to an author. */
  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replace("_", "").replace("-", "");
  }

  /** Insertions, deletions, substitutions and swaps of neighbours that turn one text into the other. */
  private static int distance(String from, String to) {
    int[][] cost = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        cost[i][j] = i == 0 || j == 0 ? i + j : step(cost, from, to, i, j);
      }
    }
    return cost[from.length()][to.length()];
  }

  private static int step(int[][] cost, String from, String to, int i, int j) {
    int replaced = cost[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
    int best = Math.min(replaced, 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
    boolean swapped =
        i > 1 && j > 1 && from.charAt(i - 1) == to.charAt(j - 2) && from.charAt(i - 2) == to.charAt(j - 1);
    return swapped ? Math.min(best, cost[i - 2][j - 2] + 1) : best;
  }
}
