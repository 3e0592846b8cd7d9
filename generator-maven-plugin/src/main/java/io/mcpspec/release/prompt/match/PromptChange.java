package io.mcpspec.release.prompt.match;

import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.publish.snapshot.PromptText;
import io.mcpspec.release.prompt.match.SectionMatching.Pair;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What became of a prompt's text.
 *
 * @param before the old text
 * @param after the new text
 * @param sections its sections in the order of the new text; one that is gone stands where it stood
 */
public record PromptChange(PromptText before, PromptText after, List<SectionChange> sections) {

  /** Compares two texts; either may be empty. */
  public static PromptChange of(PromptText before, PromptText after) {
    List<Pair> pairs = SectionMatching.of(before, after);
    Map<PromptSection, List<Unit>> old = UnitReader.read(before);
    Map<PromptSection, List<Unit>> now = UnitReader.read(after);
    SectionMoves moves = new SectionMoves(before, after, pairs);
    List<SectionChange> sections = new ArrayList<>();
    for (Pair pair : pairs) {
      List<Unit> left = pair.before().map(old::get).orElse(List.of());
      List<Unit> right = pair.after().map(now::get).orElse(List.of());
      sections.add(new SectionChange(pair.before(), pair.after(), moves.of(pair), UnitAlignment.of(left, right)));
    }
    return new PromptChange(before, after, MovedUnits.mark(sections));
  }
}
