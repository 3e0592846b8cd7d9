package io.mcpspec.release.lock;

import java.util.ArrayList;
import java.util.List;

/** Shows how two texts differ, from the first line that does to the last. */
final class LineDifference {

  private static final int MOST = 40;

  private LineDifference() {}

  static String of(String before, String after) {
    List<String> old = before.lines().toList();
    List<String> fresh = after.lines().toList();
    int start = 0;
    while (start < old.size() && start < fresh.size() && old.get(start).equals(fresh.get(start))) {
      start++;
    }
    int end = 0;
    while (end < old.size() - start && end < fresh.size() - start
        && old.get(old.size() - 1 - end).equals(fresh.get(fresh.size() - 1 - end))) {
      end++;
    }
    List<String> lines = new ArrayList<>(List.of("@@ line " + (start + 1) + " @@"));
    add(old.subList(start, old.size() - end), "-", lines);
    add(fresh.subList(start, fresh.size() - end), "+", lines);
    return String.join("\n", lines);
  }

  private static void add(List<String> changed, String sign, List<String> lines) {
    changed.stream().limit(MOST).forEach(line -> lines.add(sign + line));
    if (changed.size() > MOST) {
      lines.add(sign + " … " + (changed.size() - MOST) + " more lines");
    }
  }
}
