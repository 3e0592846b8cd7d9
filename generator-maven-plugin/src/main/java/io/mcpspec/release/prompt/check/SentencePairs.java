package io.mcpspec.release.prompt.check;

import io.mcpspec.release.prompt.match.SectionChange;
import io.mcpspec.release.prompt.match.UnitRow;
import io.mcpspec.release.prompt.unit.Unit;
import io.mcpspec.release.review.PromptReview.Row;
import io.mcpspec.release.text.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The sentences that are there on both sides and not the same any more, and the rules that are only on one. A rule that
 * is gone from its section is looked for in all others before it counts as removed.
 */
final class SentencePairs {

  /** The share of words that two forms of a rule have in common at least, wherever they stand. */
  private static final double SAME_RULE = 0.5;

  /** A sentence on one side. */
  record Single(SectionChange section, UnitRow row) {}

  private record Candidate(int old, int now, double common) {}

  private final List<SentencePair> pairs = new ArrayList<>();
  private final List<Single> removed = new ArrayList<>();
  private final List<Single> added = new ArrayList<>();
  private final Set<UnitRow> told = new HashSet<>();

  SentencePairs(List<SectionChange> sections) {
    for (SectionChange section : sections) {
      for (UnitRow row : section.rows()) {
        collect(section, row);
      }
    }
    findRelocated();
  }

  /** Pairs of forms that differ in words, or in whether they stand in a fence. */
  List<SentencePair> pairs() {
    return pairs;
  }

  /** Rules that are nowhere any more. */
  List<Single> removedRules() {
    return removed;
  }

  /** Rules that were nowhere before. */
  List<Single> addedRules() {
    return added;
  }

  /** Whether the row, on one side only, is a rule that is told of as added, removed or relocated. */
  boolean tells(UnitRow row) {
    return told.contains(row);
  }

  private void collect(SectionChange section, UnitRow row) {
    boolean form = row.kind() == Row.Kind.FORMAT_ONLY && row.left().get().context() != row.right().get().context();
    if (row.kind() == Row.Kind.CHANGED && row.unit().kind() != Unit.Kind.HEADING || form) {
      pairs.add(new SentencePair(section, section, row));
    } else if (!row.isPair() && Norm.of(row.unit()).isPresent()) {
      (row.left().isPresent() ? removed : added).add(new Single(section, row));
      told.add(row);
    }
  }

  /** The most alike first. */
  private void findRelocated() {
    List<Words> old = removed.stream().map(rule -> Words.of(rule.row().unit().normal())).toList();
    List<Words> now = added.stream().map(rule -> Words.of(rule.row().unit().normal())).toList();
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < old.size(); i++) {
      for (int j = 0; j < now.size(); j++) {
        double common = old.get(i).inCommon(now.get(j));
        if (common >= SAME_RULE) {
          candidates.add(new Candidate(i, j, common));
        }
      }
    }
    candidates.sort(Comparator.comparingDouble(Candidate::common).reversed()
        .thenComparingInt(Candidate::old).thenComparingInt(Candidate::now));
    take(candidates);
  }

  private void take(List<Candidate> candidates) {
    Map<Single, Single> relocated = new HashMap<>();
    Set<Single> taken = new HashSet<>();
    for (Candidate candidate : candidates) {
      Single from = removed.get(candidate.old());
      Single to = added.get(candidate.now());
      if (!relocated.containsKey(from) && taken.add(to)) {
        relocated.put(from, to);
        UnitRow row = UnitRow.of(from.row().unit(), to.row().unit());
        SentencePair pair = new SentencePair(from.section(), to.section(), row);
        pairs.add(pair);
        if (!pair.isRelocated()) {
          told.remove(from.row());
          told.remove(to.row());
        }
      }
    }
    removed.removeAll(relocated.keySet());
    added.removeAll(taken);
  }
}
