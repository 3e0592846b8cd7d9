package io.mcpspec.release.prompt.match;

import io.mcpspec.document.text.NormalForm;
import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.release.review.PromptReview.Change;
import io.mcpspec.release.review.PromptReview.Row;
import java.util.List;
import java.util.Optional;

/**
 * What became of a section.
 *
 * @param before the old section
 * @param after the new section
 * @param move where it stood before, when it moved
 * @param rows its units side by side
 */
public record SectionChange(
    Optional<PromptSection> before, Optional<PromptSection> after, Optional<Move> move, List<UnitRow> rows) {

  /**
   * Where a section stood before it moved.
   *
   * @param toAnotherParent whether it now belongs to another section; otherwise only the order changed
   * @param from what it stood under or behind, in words
   * @param to what it stands under or behind now, in words
   */
  public record Move(boolean toAnotherParent, String from, String to) {}

  /** The section that there is; the new one where there are both. */
  public PromptSection section() {
    return after.or(() -> before).orElseThrow();
  }

  public boolean isPair() {
    return before.isPresent() && after.isPresent();
  }

  /** Whether its heading says something else now. */
  public boolean isRenamed() {
    return isPair() && !NormalForm.ofHeading(before.get().heading())
        .equals(NormalForm.ofHeading(after.get().heading()));
  }

  /** What became of its text. */
  public Change change() {
    if (!isPair()) {
      return after.isPresent() ? Change.ADDED : Change.REMOVED;
    }
    if (before.get().text().strip().equals(after.get().text().strip())) {
      return Change.SAME;
    }
    if (isRenamed() && rows.stream().allMatch(SectionChange::isSame)) {
      return Change.SAME;
    }
    return rows.stream().allMatch(SectionChange::isForm) ? Change.FORMAT_ONLY : Change.REWORDED;
  }

  private static boolean isSame(UnitRow row) {
    return row.kind() == Row.Kind.SAME || row.unit().kind() == Unit.Kind.HEADING;
  }

  /** Whether only blank lines and line breaks differ. */
  public boolean isWrappedOtherwise() {
    return change() == Change.FORMAT_ONLY && rows.stream().allMatch(row -> row.kind() == Row.Kind.SAME);
  }

  /** A heading is judged as such, not as text. */
  private static boolean isForm(UnitRow row) {
    return row.kind() == Row.Kind.SAME || row.kind() == Row.Kind.FORMAT_ONLY
        || row.unit().kind() == Unit.Kind.HEADING;
  }

  /** The section is part of the layout of something that the model is to write. */
  public boolean isInTemplate() {
    return rows.stream()
        .map(UnitRow::unit)
        .filter(unit -> unit.kind() == Unit.Kind.HEADING)
        .anyMatch(unit -> unit.context() == Unit.Context.TEMPLATE);
  }
}
