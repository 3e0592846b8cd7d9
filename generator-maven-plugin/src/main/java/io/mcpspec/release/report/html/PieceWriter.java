package io.mcpspec.release.report.html;

import io.mcpspec.release.report.view.Markup;
import io.mcpspec.release.review.PromptReview.Piece;

/** Writes words, marked where the other side lacks them. */
final class PieceWriter {

  private PieceWriter() {}

  static void write(Markup page, Piece piece, String mark) {
    if (piece.changed()) {
      page.element(mark, piece.text());
    } else {
      page.text(piece.text());
    }
  }
}
