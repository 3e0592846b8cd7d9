package io.mcpspec.runtime.text;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The known names that a mistyped one was probably meant to be. */
public final class ClosestNames {

  private static final int MOST_SHOWN = 3;
  /** What is longer is no slip, and comparing it would take long. */
  private static final int LONGEST = 200;

  private final List<String> known;

  public ClosestNames(List<String> known) {
    this.known = List.copyOf(known);
  }

  /** A closing part for a message, such as {@code ; did you mean `scan`?}, or nothing when no name is near. */
  public String hint(String wrong) {
    List<String> near = near(wrong);
    return near.isEmpty() ? "" : "; did you mean " + quoted(near, " or ") + "?";
  }

  /** All names, for messages that list what there is. */
  public String all() {
    return quoted(known, ", ");
  }

  /** The names that are near, nearest first: slips, and those that share words with the wrong one. */
  public List<String> near(String wrong) {
    if (wrong.length() > LONGEST) {
      return List.of();
    }
    int best = known.stream().mapToInt(name -> distance(wrong, name)).min().orElse(0);
    int furthest = Math.min(best + 1, likelySlip(wrong));
    return Stream.concat(
            known.stream()
                .filter(name -> distance(wrong, name) <= furthest)
                .sorted(Comparator.comparingInt(name -> distance(wrong, name))),
            known.stream().filter(name -> sharesWords(wrong, name)))
        .distinct()
        .limit(MOST_SHOWN)
        .toList();
  }

  /** How many edits still make a likely slip: two letters swapped are two. */
  private static int likelySlip(String name) {
    return Math.max(1, (name.length() + 2) / 3);
  }

  private static String quoted(List<String> names, String separator) {
    return names.stream().map(name -> "`" + name + "`").collect(Collectors.joining(separator));
  }

  private static boolean sharesWords(String wrong, String name) {
    String folded = fold(wrong);
    return folded.length() > 2 && (fold(name).contains(folded) || folded.contains(fold(name)));
  }

  private static String fold(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
  }

  /** Levenshtein's distance of the folded names, row by row. */
  private static int distance(String wrong, String name) {
    String a = fold(wrong);
    String b = fold(name);
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[b.length()];
  }
}
