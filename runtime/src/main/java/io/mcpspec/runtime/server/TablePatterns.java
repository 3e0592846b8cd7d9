package io.mcpspec.runtime.server;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The tables that a server may touch: those whose whole name one of the patterns matches. {@code *} stands for any
 * characters, {@code ?} for one; upper and lower case differ.
 *
 * @param patterns the patterns as they were given, at least one
 */
public record TablePatterns(List<String> patterns) {

  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_.*?-]+");

  /**
   * @throws IllegalArgumentException when there is no pattern, or one that no table's name can match
   */
  public TablePatterns {
    patterns = List.copyOf(patterns);
    if (patterns.isEmpty()) {
      throw new IllegalArgumentException("no pattern of table names");
    }
    for (String pattern : patterns) {
      if (!FORM.matcher(pattern).matches()) {
        throw new IllegalArgumentException("`" + pattern + "` is no pattern of table names: expected letters, digits, "
            + "`_`, `-`, `.`, with `*` for any characters and `?` for one");
      }
    }
  }

  /** Whether the table of this name may be touched. */
  public boolean allow(String table) {
    return patterns.stream().anyMatch(pattern -> matches(pattern, table));
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
