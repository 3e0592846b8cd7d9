package io.mcpspec.release.prompt;

import io.mcpspec.publish.snapshot.PromptSection;
import io.mcpspec.release.prompt.match.PromptChange;
import io.mcpspec.release.prompt.match.SectionChange;
import io.mcpspec.release.prompt.match.Unit;
import io.mcpspec.release.prompt.match.UnitRow;
import io.mcpspec.release.review.PromptReview;
import io.mcpspec.release.review.PromptReview.Piece;
import io.mcpspec.release.review.PromptReview.Row;
import io.mcpspec.release.review.PromptReview.SectionReview;
import io.mcpspec.release.review.WordDiff;
import io.mcpspec.spec.prompt.Tokens;
import java.util.List;
import java.util.Optional;

/** Makes what reports show of a changed prompt. */
final class PromptReviews {

  private PromptReviews() {}

  static PromptReview of(PromptChange change) {
    List<SectionReview> sections = change.sections().stream().map(PromptReviews::of).toList();
    return new PromptReview(
        change.after().id(), sections, Tokens.cl100k(change.before().text()), Tokens.cl100k(change.after().text()));
  }

  private static SectionReview of(SectionChange section) {
    PromptSection shown = section.section();
    return new SectionReview(
        shown.id(),
        section.change(),
        section.move().map(SectionChange.Move::from),
        section.isRenamed() ? section.before().map(PromptSection::heading) : Optional.empty(),
        shown.heading(),
        shown.level(),
        tokens(section.before()),
        tokens(section.after()),
        section.rows().stream().map(PromptReviews::row).toList());
  }

  private static int tokens(Optional<PromptSection> section) {
    return section.map(PromptSection::text).map(Tokens::cl100k).orElse(0);
  }

  private static Row row(UnitRow row) {
    String left = row.left().map(Unit::raw).orElse("");
    String right = row.right().map(Unit::raw).orElse("");
    return switch (row.kind()) {
      case CHANGED -> row(row.kind(), isForm(row) ? WordDiff.ofForm(left, right) : WordDiff.of(left, right));
      case FORMAT_ONLY -> row(row.kind(), WordDiff.ofForm(left, right));
      case SAME -> new Row(row.kind(), WordDiff.plain(left), WordDiff.plain(right));
      case ADDED, MOVED_HERE -> new Row(row.kind(), List.of(), List.of(new Piece(right, true)));
      case REMOVED, MOVED_AWAY -> new Row(row.kind(), List.of(new Piece(left, true)), List.of());
    };
  }

  /** In code, every character counts. */
  private static boolean isForm(UnitRow row) {
    return row.unit().context() == Unit.Context.CODE;
  }

  private static Row row(Row.Kind kind, WordDiff diff) {
    return new Row(kind, diff.left(), diff.right());
  }
}
