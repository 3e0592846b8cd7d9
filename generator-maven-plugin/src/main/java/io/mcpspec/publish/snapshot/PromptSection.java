package io.mcpspec.publish.snapshot;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A part of a prompt's text.
 *
 * @param id the declared id, or a slug of the heading path
 * @param parent the id of the section that holds it
 * @param heading its heading line without marks, empty when it has none
 * @param level the heading's level, 0 when it has none
 * @param text heading and body, without the sections below it
 * @param facts the names of the declared facts in it
 * @param place where it was written
 * @param lines where each line of its text was written; empty when only {@code place} is known
 */
public record PromptSection(
    String id, Optional<String> parent, String heading, int level, String text, List<String> facts, Place place,
    List<Place> lines) {

  public PromptSection {
    lines = List.copyOf(lines);
  }

  /** A section of which only {@code place} is known. */
  public PromptSection(
      String id, Optional<String> parent, String heading, int level, String text, List<String> facts, Place place) {
    this(id, parent, heading, level, text, facts, place, List.of());
  }

  /** Where a line of its text was written, counted from 0. */
  public Place at(int line) {
    return lines.isEmpty() ? place : lines.get(Math.min(line, lines.size() - 1));
  }

  PromptSection withPlaces(UnaryOperator<Place> other) {
    return new PromptSection(
        id, parent, heading, level, text, facts, other.apply(place), lines.stream().map(other).toList());
  }
}
