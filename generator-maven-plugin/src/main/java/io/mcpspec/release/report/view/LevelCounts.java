package io.mcpspec.release.report.view;

import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Level;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;

/**
 * How many findings there are of each level.
 *
 * @param byLevel the numbers, the worst level first; every level is there
 */
public record LevelCounts(Map<Level, Integer> byLevel) {

  public static LevelCounts of(List<Finding> findings) {
    Map<Level, Integer> counts = new EnumMap<>(Level.class);
    for (Level level : Level.values()) {
      counts.put(level, 0);
    }
    findings.forEach(finding -> counts.merge(finding.level(), 1, Integer::sum));
    return new LevelCounts(Collections.unmodifiableMap(counts));
  }

  public int of(Level level) {
    return byLevel.get(level);
  }

  /** All levels: {@code 3 breaking, 0 risky, 1 compatible, 0 docs}. */
  public String all() {
    StringJoiner words = new StringJoiner(", ");
    byLevel.forEach((level, count) -> words.add(count + " " + word(level)));
    return words.toString();
  }

  /** The levels that occur: {@code 3 breaking, 1 compatible}. */
  public String present() {
    StringJoiner words = new StringJoiner(", ");
    byLevel.forEach((level, count) -> {
      if (count > 0) {
        words.add(count + " " + word(level));
      }
    });
    return words.toString();
  }

  /** A level in running text. */
  public static String word(Level level) {
    return level.name().toLowerCase(Locale.ROOT);
  }
}
