package io.mcpspec.release.prompt.content;

import io.mcpspec.document.text.NormalForm;
import io.mcpspec.release.prompt.match.SectionChange;
import io.mcpspec.release.prompt.match.Unit;
import io.mcpspec.release.prompt.match.UnitRow;
import io.mcpspec.release.review.PromptReview.Row;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The sentences that are there on both sides and not the same any more, and the rules that are only on one. What is
 * gone from its section is looked for in all others before it counts as removed; a rule is recognised more easily.
 */
public final class SentencePairs {

  /** The share of words that two forms of a rule have in common at least, wherever they stand. */
  private static final double SAME_RULE = 0.5;

  /** The same for any other sentence. */
  private static final double SAME_SENTENCE = 0.75;

  /** Letters and digits that a sentence needs to be recognised elsewhere. */
  private static final int SUBSTANCE = 20;

  /**
   * A sentence that only one side of its section has.
   *
   * @param section the section
   * @param row the sentence
   */
  record Unpaired(SectionChange section, UnitRow row) {

    Unit unit() {
      return row.unit();
    }
  }

  private final List<SentencePair> pairs = new ArrayList<>();
  private final List<Unpaired> removed = new ArrayList<>();
  private final List<Unpaired> added = new ArrayList<>();
  private final List<Unpaired> oldSentences = new ArrayList<>();
  private final List<Unpaired> newSentences = new ArrayList<>();
  private final Set<UnitRow> reported = new HashSet<>();

  public SentencePairs(List<SectionChange> sections) {
    for (SectionChange section : sections) {
      section.rows().forEach(row -> collect(section, row));
    }
    Map<Unpaired, Unpaired> rules = Relocation.find(removed, added, SAME_RULE);
    rules.forEach(this::relocatedRule);
    removed.removeAll(rules.keySet());
    added.removeAll(rules.values());
    Relocation.find(oldSentences, newSentences, SAME_SENTENCE).forEach(this::pair);
  }

  /** Pairs of forms that differ in words, or in whether they stand in a fence. */
  public List<SentencePair> pairs() {
    return pairs;
  }

  /** Rules that are nowhere any more. */
  List<Unpaired> removedRules() {
    return removed;
  }

  /** Rules that were nowhere before. */
  List<Unpaired> addedRules() {
    return added;
  }

  /** Whether the row, on one side only, is a rule that is reported as added, removed or relocated. */
  public boolean reports(UnitRow row) {
    return reported.contains(row);
  }

  private void collect(SectionChange section, UnitRow row) {
    Unit unit = row.unit();
    if (row.isPair()) {
      boolean fenced = row.kind() == Row.Kind.FORMAT_ONLY && row.left().get().context() != row.right().get().context();
      if (row.kind() == Row.Kind.CHANGED && unit.kind() != Unit.Kind.HEADING || fenced) {
        pairs.add(new SentencePair(section, section, row));
      }
    } else if (NormativeRule.of(unit).isPresent()) {
      (row.left().isPresent() ? removed : added).add(new Unpaired(section, row));
      reported.add(row);
    } else if (unit.isText() && !unit.isHeading() && NormalForm.substance(unit.normal()) >= SUBSTANCE) {
      (row.left().isPresent() ? oldSentences : newSentences).add(new Unpaired(section, row));
    }
  }

  /** A rule that only changed its place within its section is part of the rewording. */
  private void relocatedRule(Unpaired from, Unpaired to) {
    if (!pair(from, to).isRelocated()) {
      reported.remove(from.row());
      reported.remove(to.row());
    }
  }

  private SentencePair pair(Unpaired from, Unpaired to) {
    SentencePair pair = new SentencePair(from.section(), to.section(), UnitRow.of(from.unit(), to.unit()));
    pairs.add(pair);
    return pair;
  }
}
