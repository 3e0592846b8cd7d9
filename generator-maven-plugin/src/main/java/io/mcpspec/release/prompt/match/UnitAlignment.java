package io.mcpspec.release.prompt.match;

import io.mcpspec.document.text.Differences;
import io.mcpspec.document.text.Differences.Stretch;
import io.mcpspec.document.text.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts the units of a section side by side. What says the same stays together; of what is left between, those sentences
 * are taken for one sentence reworded that have most words in common, in order.
 */
public final class UnitAlignment {

  /** The share of words that two forms of a sentence have in common at least. */
  private static final double SAME_SENTENCE = 0.5;

  /** What list items with the same name in front are taken to have in common at least. */
  private static final double SAME_NAME = 0.6;

  /** More comparisons than these at one place mean that it was written anew: nothing is paired. */
  private static final int MOST_COMPARISONS = 250_000;

  private final List<Unit> left;
  private final List<Unit> right;
  private final List<UnitRow> rows = new ArrayList<>();

  private UnitAlignment(List<Unit> left, List<Unit> right) {
    this.left = left;
    this.right = right;
  }

  /** The rows in order; together they have all units of both sides. */
  public static List<UnitRow> of(List<Unit> left, List<Unit> right) {
    return new UnitAlignment(left, right).rows();
  }

  private List<UnitRow> rows() {
    List<String> old = left.stream().map(Unit::normal).toList();
    List<String> now = right.stream().map(Unit::normal).toList();
    for (Stretch stretch : Differences.between(old, now)) {
      if (stretch.equal()) {
        for (int i = 0; i < stretch.toLeft() - stretch.fromLeft(); i++) {
          rows.add(UnitRow.of(left.get(stretch.fromLeft() + i), right.get(stretch.fromRight() + i)));
        }
      } else {
        pair(left.subList(stretch.fromLeft(), stretch.toLeft()), right.subList(stretch.fromRight(), stretch.toRight()));
      }
    }
    return List.copyOf(rows);
  }

  private void pair(List<Unit> removed, List<Unit> added) {
    if (isSplitOtherwise(withoutMarks(removed), withoutMarks(added))) {
      splitOtherwise(removed, added);
      return;
    }
    if ((long) removed.size() * added.size() > MOST_COMPARISONS) {
      removed.forEach(unit -> rows.add(UnitRow.removed(unit)));
      added.forEach(unit -> rows.add(UnitRow.added(unit)));
      return;
    }
    double[][] alike = alike(removed, added);
    double[][] best = best(alike, removed.size(), added.size());
    int i = 0;
    int j = 0;
    while (i < removed.size() || j < added.size()) {
      boolean both = i < removed.size() && j < added.size();
      if (both && alike[i][j] > 0 && best[i][j] == alike[i][j] + best[i + 1][j + 1]) {
        rows.add(UnitRow.of(removed.get(i++), added.get(j++)));
      } else if (i < removed.size() && (j == added.size() || best[i][j] == best[i + 1][j])) {
        rows.add(UnitRow.removed(removed.get(i++)));
      } else {
        rows.add(UnitRow.added(added.get(j++)));
      }
    }
  }

  /** The same words in other lines or sentences; in code that is a change. */
  private static boolean isSplitOtherwise(List<Unit> removed, List<Unit> added) {
    boolean text = removed.stream().allMatch(Unit::isText) || added.stream().allMatch(Unit::isText);
    return !removed.isEmpty() && !added.isEmpty() && text
        && Unit.joined(removed).normal().equals(Unit.joined(added).normal());
  }

  private void splitOtherwise(List<Unit> removed, List<Unit> added) {
    List<UnitRow> behind = new ArrayList<>();
    removed.stream().filter(Unit::isMark)
        .forEach(mark -> (mark == removed.get(0) ? rows : behind).add(UnitRow.removed(mark)));
    added.stream().filter(Unit::isMark)
        .forEach(mark -> (mark == added.get(0) ? rows : behind).add(UnitRow.added(mark)));
    rows.add(UnitRow.of(Unit.joined(withoutMarks(removed)), Unit.joined(withoutMarks(added))));
    rows.addAll(behind);
  }

  private static List<Unit> withoutMarks(List<Unit> units) {
    return units.stream().filter(unit -> !unit.isMark()).toList();
  }

  /** How alike each two are; 0 where they cannot be two forms of one. */
  private static double[][] alike(List<Unit> removed, List<Unit> added) {
    List<Words> old = removed.stream().map(unit -> Words.of(unit.normal())).toList();
    List<Words> now = added.stream().map(unit -> Words.of(unit.normal())).toList();
    double[][] alike = new double[removed.size()][added.size()];
    for (int i = 0; i < removed.size(); i++) {
      for (int j = 0; j < added.size(); j++) {
        if (removed.get(i).kind() == Unit.Kind.HEADING && added.get(j).kind() == Unit.Kind.HEADING) {
          alike[i][j] = 1;
        } else if (canBeOne(removed.get(i), added.get(j))) {
          boolean named = removed.get(i).label().isPresent() && removed.get(i).label().equals(added.get(j).label());
          double common = Math.max(old.get(i).inCommon(now.get(j)), named ? SAME_NAME : 0);
          alike[i][j] = common < SAME_SENTENCE ? 0 : common;
        }
      }
    }
    return alike;
  }

  private static boolean canBeOne(Unit old, Unit now) {
    return !old.isMark() && !now.isMark() && old.isHeading() == now.isHeading();
  }

  /** For each two rests of the sides, the most that pairs in order can have in common. */
  private static double[][] best(double[][] alike, int old, int now) {
    double[][] best = new double[old + 1][now + 1];
    for (int i = old - 1; i >= 0; i--) {
      for (int j = now - 1; j >= 0; j--) {
        double paired = alike[i][j] > 0 ? alike[i][j] + best[i + 1][j + 1] : 0;
        best[i][j] = Math.max(paired, Math.max(best[i + 1][j], best[i][j + 1]));
      }
    }
    return best;
  }
}
