package io.mcpspec.architecture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Finds packages that depend on each other, directly or through others. */
final class Circles {

  private Circles() {}

  /** The graph seen from further away: each package counts as its first {@code depth} names. */
  static Map<String, SortedSet<String>> atDepth(int depth, Map<String, SortedSet<String>> graph) {
    Map<String, SortedSet<String>> shortened = new TreeMap<>();
    graph.forEach((name, known) -> {
      String own = prefix(depth, name);
      SortedSet<String> all = shortened.computeIfAbsent(own, first -> new TreeSet<>());
      known.stream().map(other -> prefix(depth, other)).filter(other -> !other.equals(own)).forEach(all::add);
    });
    return shortened;
  }

  private static String prefix(int depth, String name) {
    String[] parts = name.split("\\.");
    return String.join(".", List.of(parts).subList(0, Math.min(depth, parts.length)));
  }

  /** Each package of a circle, with what it depends on of the same circle. */
  static List<String> in(Map<String, SortedSet<String>> graph) {
    List<String> found = new ArrayList<>();
    graph.forEach((name, known) -> known.stream()
        .filter(other -> reaches(graph, other, name))
        .forEach(other -> found.add(name + " -> " + other)));
    return found;
  }

  private static boolean reaches(Map<String, SortedSet<String>> graph, String from, String to) {
    Set<String> seen = new TreeSet<>();
    Deque<String> open = new ArrayDeque<>(List.of(from));
    while (!open.isEmpty()) {
      String at = open.pop();
      if (at.equals(to)) {
        return true;
      }
      if (seen.add(at)) {
        open.addAll(graph.getOrDefault(at, new TreeSet<>()));
      }
    }
    return false;
  }
}
