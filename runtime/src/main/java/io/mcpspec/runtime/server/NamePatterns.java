package io.mcpspec.runtime.server;

import java.util.ArrayList;
import java.util.List;

/**
 * Patterns of names. A name is allowed when one of the patterns matches all of it. {@code *} stands for any characters,
 * {@code ?} for one; upper and lower case differ.
 *
 * @param patterns the patterns as they were given, at least one
 */
public record NamePatterns(List<String> patterns) {

  /**
   * @throws IllegalArgumentException when there is no pattern
   */
  public NamePatterns {
    patterns = List.copyOf(patterns);
    if (patterns.isEmpty()) {
      throw new IllegalArgumentException("no pattern of names");
    }
  }

  /** Whether this name is allowed. */
  public boolean allow(String name) {
    return patterns.stream().anyMatch(pattern -> matches(pattern, name));
  }

  /** The patterns for a message: {@code `Orders`, `orders-*`}. */
  public String quoted() {
    List<String> quoted = new ArrayList<>();
    patterns.forEach(pattern -> quoted.add("`" + pattern + "`"));
    return String.join(", ", quoted);
  }

  /** Goes through both once, returning to the last star where they part: no pattern makes it slow. */
  private static boolean matches(String pattern, String name) {
    int at = 0;
    int star = -1;
    int covered = 0;
    for (int i = 0; i < name.length();) {
      if (at < pattern.length() && pattern.charAt(at) == '*') {
        star = at++;
        covered = i;
      } else if (at < pattern.length() && (pattern.charAt(at) == '?' || pattern.charAt(at) == name.charAt(i))) {
        at++;
        i++;
      } else if (star >= 0) {
        at = star + 1;
        i = ++covered;
      } else {
        return false;
      }
    }
    return pattern.substring(at).chars().allMatch(rest -> rest == '*');
  }
}
