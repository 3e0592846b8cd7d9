package io.mcpspec.publish.snapshot;

import java.util.List;
import java.util.Optional;

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
 */
public record PromptSection(
    String id, Optional<String> parent, String heading, int level, String text, List<String> facts, Place place) {

  PromptSection withPlace(Place other) {
    return new PromptSection(id, parent, heading, level, text, facts, other);
  }
}
