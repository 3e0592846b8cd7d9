package io.mcpspec.release.prompt.content;

import io.mcpspec.document.text.Words;
import io.mcpspec.release.prompt.content.SentencePairs.Unpaired;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds sentences of one list in another by their words: the pair with most in common first, each sentence once. */
final class Relocation {

  /** A word that more sentences have says nothing about any of them. */
  private static final int TELLING = 20;

  private record Candidate(int old, int now, double common) {}

  private Relocation() {}

  /**
   * Old sentences and what became of them.
   *
   * @param least the share of words that two forms have in common at least
   */
  static Map<Unpaired, Unpaired> find(List<Unpaired> old, List<Unpaired> now, double least) {
    List<Candidate> candidates = candidates(words(old), words(now), least);
    candidates.sort(Comparator.comparingDouble(Candidate::common).reversed()
        .thenComparingInt(Candidate::old).thenComparingInt(Candidate::now));
    Map<Unpaired, Unpaired> found = new LinkedHashMap<>();
    Set<Integer> taken = new HashSet<>();
    for (Candidate candidate : candidates) {
      Unpaired sentence = old.get(candidate.old());
      if (!found.containsKey(sentence) && taken.add(candidate.now())) {
        found.put(sentence, now.get(candidate.now()));
      }
    }
    return found;
  }

  private static List<Words> words(List<Unpaired> sentences) {
    return sentences.stream().map(sentence -> Words.of(sentence.unit().normal())).toList();
  }

  /** Only pairs that share a telling word are compared at all. */
  private static List<Candidate> candidates(List<Words> old, List<Words> now, double least) {
    Map<String, Set<Integer>> holders = new HashMap<>();
    for (int i = 0; i < now.size(); i++) {
      for (String word : now.get(i).list()) {
        holders.computeIfAbsent(word, key -> new HashSet<>()).add(i);
      }
    }
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < old.size(); i++) {
      Set<Integer> sharing = new HashSet<>();
      for (String word : old.get(i).list()) {
        Set<Integer> those = holders.getOrDefault(word, Set.of());
        sharing.addAll(those.size() <= TELLING ? those : Set.of());
      }
      for (int j : sharing) {
        double common = old.get(i).inCommon(now.get(j));
        if (common >= least) {
          candidates.add(new Candidate(i, j, common));
        }
      }
    }
    return candidates;
  }
}
