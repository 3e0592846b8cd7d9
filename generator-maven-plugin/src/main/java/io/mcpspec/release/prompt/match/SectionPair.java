package io.mcpspec.release.prompt.match;

import io.mcpspec.publish.snapshot.PromptSection;
import java.util.Optional;

/**
 * A section on both sides, or on the only one that has it.
 *
 * @param before the old section
 * @param after the new section
 */
public record SectionPair(Optional<PromptSection> before, Optional<PromptSection> after) {

  static SectionPair of(PromptSection before, PromptSection after) {
    return new SectionPair(Optional.of(before), Optional.of(after));
  }
}
