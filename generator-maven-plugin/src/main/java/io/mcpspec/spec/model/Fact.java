package io.mcpspec.spec.model;

import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A figure or a name that stands once and is referred to as {@code @{fact.id}}.
 *
 * @param id name in references
 * @param kind what the value is
 * @param unit unit of a number, such as {@code KB}
 * @param source where the value comes from, for people
 * @param history the values, oldest first; never empty
 * @param span the id's place
 */
public record Fact(
    String id, Kind kind, Optional<String> unit, Optional<String> source, List<Value> history, Span span) {

  /** Units that are written directly behind the number, as in {@code 400KB}; every other unit only describes it. */
  private static final Set<String> SUFFIXES = Set.of("B", "KB", "MB", "GB", "TB", "%", "ms", "s");

  private static final Map<String, Integer> BYTES =
      Map.of("B", 1, "bytes", 1, "KB", 1 << 10, "MB", 1 << 20, "GB", 1 << 30);

  /** What a fact's value is. */
  public enum Kind {
    NUMBER,
    TEXT,
    FILE
  }

  /**
   * A value from one release on.
   *
   * @param at the release that brought it; none means from the first
   * @param value a string, number or boolean
   */
  public record Value(Optional<String> at, Scalar value) {}

  public Fact {
    history = List.copyOf(history);
  }

  /** The newest value. */
  public Scalar newest() {
    return history.get(history.size() - 1).value();
  }

  /** The value that holds in {@code release}; a release before the first value takes the first. */
  public Scalar at(String release, Catalog catalog) {
    return history.stream()
        .filter(value -> catalog.includes(release, value.at()))
        .reduce((earlier, later) -> later)
        .orElse(history.get(0))
        .value();
  }

  /** The unit, where it is written directly behind the number. */
  public Optional<String> unitBehind() {
    return unit.filter(SUFFIXES::contains);
  }

  /** How many bytes its unit is, by which it counts in the length of a text; 1 for a unit of anything else. */
  public int bytesInUnit() {
    return unit.map(BYTES::get).orElse(1);
  }

  /** A value of this fact as text shows it: {@code 400KB}, {@code 0.625}. */
  public String text(Scalar value) {
    return value.text() + unitBehind().orElse("");
  }
}
