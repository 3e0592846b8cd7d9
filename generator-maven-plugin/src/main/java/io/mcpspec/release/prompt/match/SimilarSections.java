package io.mcpspec.release.prompt.match;

import io.mcpspec.document.text.NormalForm;
import io.mcpspec.document.text.Words;
import io.mcpspec.publish.snapshot.PromptSection;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Recognises sections by their words: the pair with most in common first, each section once. */
final class SimilarSections {

  /** Below this share of common runs of three words, two sections are not the same one. */
  private static final double SAME_SECTION = 0.35;

  /** Letters and digits that a text needs to be recognised by. */
  private static final int SUBSTANCE = 20;

  private record Candidate(int old, int now, double similarity) {}

  private SimilarSections() {}

  static Map<PromptSection, PromptSection> find(List<PromptSection> old, List<PromptSection> now) {
    List<Candidate> candidates = candidates(old, now);
    candidates.sort(Comparator.comparingDouble(Candidate::similarity).reversed()
        .thenComparingInt(Candidate::old).thenComparingInt(Candidate::now));
    Map<PromptSection, PromptSection> found = new LinkedHashMap<>();
    Set<Integer> taken = new HashSet<>();
    for (Candidate candidate : candidates) {
      PromptSection section = old.get(candidate.old());
      if (!found.containsKey(section) && taken.add(candidate.now())) {
        found.put(section, now.get(candidate.now()));
      }
    }
    return found;
  }

  /** Only pairs that share a run of words are compared at all. */
  private static List<Candidate> candidates(List<PromptSection> old, List<PromptSection> now) {
    List<Set<String>> left = old.stream().map(SimilarSections::shingles).toList();
    List<Set<String>> right = now.stream().map(SimilarSections::shingles).toList();
    Map<String, List<Integer>> holders = new HashMap<>();
    for (int i = 0; i < right.size(); i++) {
      for (String shingle : right.get(i)) {
        holders.computeIfAbsent(shingle, key -> new ArrayList<>()).add(i);
      }
    }
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < left.size(); i++) {
      Set<Integer> sharing = new HashSet<>();
      left.get(i).forEach(shingle -> sharing.addAll(holders.getOrDefault(shingle, List.of())));
      for (int j : sharing) {
        double similarity = Words.similarity(left.get(i), right.get(j));
        if (similarity >= SAME_SECTION) {
          candidates.add(new Candidate(i, j, similarity));
        }
      }
    }
    return candidates;
  }

  private static Set<String> shingles(PromptSection section) {
    String body = body(section);
    return NormalForm.substance(body) < SUBSTANCE ? Set.of() : Words.of(NormalForm.of(body)).shingles();
  }

  private static String body(PromptSection section) {
    return section.level() == 0 ? section.text() : section.text().strip().replaceFirst("^.*(?:\n|$)", "");
  }
}
