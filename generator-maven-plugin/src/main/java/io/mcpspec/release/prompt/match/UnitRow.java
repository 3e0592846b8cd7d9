package io.mcpspec.release.prompt.match;

import io.mcpspec.release.prompt.match.Unit.Context;
import io.mcpspec.release.review.PromptReview.Row;
import java.util.Optional;

/**
 * A unit on both sides, or on the only one that has it.
 *
 * @param left the old unit
 * @param right the new unit
 * @param kind how they differ
 */
public record UnitRow(Optional<Unit> left, Optional<Unit> right, Row.Kind kind) {

  static UnitRow removed(Unit unit) {
    return new UnitRow(Optional.of(unit), Optional.empty(), Row.Kind.REMOVED);
  }

  static UnitRow added(Unit unit) {
    return new UnitRow(Optional.empty(), Optional.of(unit), Row.Kind.ADDED);
  }

  /** Two forms of one unit. */
  public static UnitRow of(Unit left, Unit right) {
    return new UnitRow(Optional.of(left), Optional.of(right), kind(left, right));
  }

  /** In code every character counts. */
  private static Row.Kind kind(Unit left, Unit right) {
    boolean code = left.context() == Context.CODE && right.context() == Context.CODE && left.kind() == Unit.Kind.CODE;
    if (!left.normal().equals(right.normal()) || code && !left.raw().equals(right.raw())) {
      return Row.Kind.CHANGED;
    }
    boolean same = left.raw().equals(right.raw()) && left.context() == right.context();
    return same ? Row.Kind.SAME : Row.Kind.FORMAT_ONLY;
  }

  /** The same row, moved word for word to or from another place. */
  UnitRow moved() {
    return new UnitRow(left, right, left.isPresent() ? Row.Kind.MOVED_AWAY : Row.Kind.MOVED_HERE);
  }

  /** The side that there is; the new one where there are both. */
  public Unit unit() {
    return right.or(() -> left).orElseThrow();
  }

  public boolean isPair() {
    return left.isPresent() && right.isPresent();
  }
}
