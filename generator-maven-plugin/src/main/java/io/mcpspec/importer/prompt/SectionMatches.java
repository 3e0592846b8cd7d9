package io.mcpspec.importer.prompt;

import io.mcpspec.document.text.Likeness;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * Finds which section of the release before a new one is: by the path of its headings, then by its title alone, then by
 * what it says.
 */
final class SectionMatches {

  /** Texts that share fewer words are different sections; those of the same subject share many. */
  private static final double ALIKE = 0.6;

  private static final double ALIKE_OF_SAME_NAME = 0.3;
  private static final double SAME_NAME = 0.8;

  private record Pair(int section, OldSection old, double likeness) {}

  private final List<OldSection> old;
  private final List<NewSection> sections;
  private final Map<String, List<String>> oldPaths = new HashMap<>();
  private final Map<Integer, OldSection> found = new HashMap<>();
  private final Set<String> taken = new HashSet<>();

  private SectionMatches(List<OldSection> old, List<NewSection> sections) {
    this.old = old;
    this.sections = sections;
    for (OldSection section : old) {
      List<String> path = new ArrayList<>(section.parent().map(oldPaths::get).orElse(List.of()));
      path.add(section.title());
      oldPaths.put(section.id(), path);
    }
  }

  /** The old section of each new one that has one, by the new one's index. */
  static Map<Integer, OldSection> of(List<OldSection> old, List<NewSection> sections) {
    SectionMatches matches = new SectionMatches(old, sections);
    matches.pair((section, before) -> section.path().equals(matches.oldPaths.get(before.id())));
    matches.pair((section, before) -> section.part().title().equals(before.title()));
    matches.pairAlike();
    return matches.found;
  }

  private void pair(BiPredicate<NewSection, OldSection> same) {
    for (int i = 0; i < sections.size(); i++) {
      NewSection section = sections.get(i);
      if (!found.containsKey(i)) {
        Optional<OldSection> first = old.stream()
            .filter(before -> isFree(section, before) && same.test(section, before))
            .findFirst();
        int index = i;
        first.ifPresent(before -> take(index, before));
      }
    }
  }

  private void pairAlike() {
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < sections.size(); i++) {
      for (OldSection before : old) {
        if (!found.containsKey(i) && isFree(sections.get(i), before)) {
          double likeness = likeness(sections.get(i).part(), before);
          pairs.add(new Pair(i, before, likeness));
        }
      }
    }
    pairs.sort(Comparator.comparingDouble(Pair::likeness).reversed());
    for (Pair pair : pairs) {
      if (pair.likeness() > 0 && !found.containsKey(pair.section()) && !taken.contains(pair.old().id())) {
        take(pair.section(), pair.old());
      }
    }
  }

  /** How sure it is that a section was renamed to the other; 0 when it was not. */
  private static double likeness(Part part, OldSection before) {
    double names = Likeness.ofNames(part.title(), before.title());
    boolean silent = part.body().isBlank() || before.body().isBlank();
    double texts = silent ? 0 : Likeness.ofTexts(part.body(), before.body());
    boolean alike = texts >= ALIKE || names >= SAME_NAME && (silent || texts >= ALIKE_OF_SAME_NAME);
    return alike ? texts + names / 2 : 0;
  }

  private boolean isFree(NewSection section, OldSection before) {
    return !taken.contains(before.id()) && section.part().heading().isEmpty() == before.heading().isEmpty();
  }

  private void take(int index, OldSection before) {
    found.put(index, before);
    taken.add(before.id());
  }
}
