package io.mcpspec.runtime.decode;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Advice for a name that is not known: the nearest known one, or else what there is. */
final class NearestName {

  private static final int LISTED = 12;

  private NearestName() {}

  static String advice(String name, List<String> known) {
    if (known.isEmpty()) {
      return "there are none here";
    }
    Optional<String> nearest =
        known.stream()
            .filter(candidate -> distance(name, candidate) <= allowance(name))
            .min(Comparator.comparingInt(candidate -> distance(name, candidate)));
    return nearest.map(candidate -> "did you mean " + candidate + "?").orElseGet(() -> "known are " + listed(known));
  }

  /** Up to twelve names. */
  static String listed(List<String> names) {
    String more = names.size() > LISTED ? " and " + Shown.count(names.size() - LISTED) + " more" : "";
    return String.join(", ", names.subList(0, Math.min(LISTED, names.size()))) + more;
  }

  /** Edits between two names, ignoring case and underscores; a name of unusual length is far from all. */
  private static int distance(String left, String right) {
    String a = folded(left);
    String b = folded(right);
    if (Math.abs(a.length() - b.length()) > allowance(left)) {
      return Integer.MAX_VALUE;
    }
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int substitute = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(substitute, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[b.length()];
  }

  /** How many edits still make a likely slip: two letters swapped are two. */
  private static int allowance(String name) {
    return Math.max(1, (name.length() + 2) / 3);
  }

  private static String folded(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[_-]", "");
  }
}
