package io.mcpspec.jsonschema.sound;

import io.mcpspec.document.source.Span;
import java.util.List;
import java.util.Set;

/**
 * Why no value of some types fits.
 *
 * @param types the types
 * @param place what to look at first
 * @param reason what refuses every value
 * @param help what to do
 * @param sides the keywords that are in conflict
 */
record Conflict(Set<String> types, Span place, String reason, String help, List<Limit> sides) {

  /** Two limits that leave nothing between them. */
  static Conflict between(Set<String> types, Limit first, Limit second, String help) {
    String reason = "`" + first.keyword() + "` is " + Shown.of(first.value()) + " and `" + second.keyword() + "` is "
        + Shown.of(second.value());
    return new Conflict(types, own(first, second).place(), reason, help, List.of(first, second));
  }

  /** The one of two limits that is written in the schema itself; else the first. */
  static Limit own(Limit first, Limit second) {
    return first.branch() >= 0 && second.branch() < 0 ? second : first;
  }

  /** Whether a schema inside this one has the whole conflict, and reports it. */
  boolean isInside() {
    int branch = sides.get(0).branch();
    return branch >= 0 && sides.stream().allMatch(side -> side.branch() == branch);
  }
}
