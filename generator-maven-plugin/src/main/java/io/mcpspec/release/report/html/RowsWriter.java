package io.mcpspec.release.report.html;

import io.mcpspec.release.review.PromptReview.Piece;
import io.mcpspec.release.review.PromptReview.Row;
import io.mcpspec.report.Markup;
import java.util.List;
import java.util.Locale;

/** Writes rows of text in two columns, the words that differ marked; on a narrow page the columns become one. */
final class RowsWriter {

  private final Markup page;
  private final RowMoves moves;

  RowsWriter(Markup page, RowMoves moves) {
    this.page = page;
    this.moves = moves;
  }

  void write(List<Row> rows) {
    for (RowRuns run : RowRuns.of(rows)) {
      if (run.folded()) {
        page.block("details", "class", "fold").element("summary", title(run.rows()));
        run.rows().forEach(this::row);
        page.close();
      } else {
        run.rows().forEach(this::row);
      }
    }
  }

  private static String title(List<Row> rows) {
    long formatOnly = rows.stream().filter(row -> row.kind() == Row.Kind.FORMAT_ONLY).count();
    String lines = rows.size() + " lines as before";
    return formatOnly == 0 ? lines : lines + ", " + formatOnly + " of them in another form";
  }

  private void row(Row row) {
    String style = "row " + row.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
    page.block("div", "class", style);
    cell("old", "del", row, row.left(), Row.Kind.REMOVED, Row.Kind.MOVED_AWAY, "moved to ");
    cell("new", "ins", row, row.right(), Row.Kind.ADDED, Row.Kind.MOVED_HERE, "moved here from ");
    page.close();
  }

  private void cell(
      String side, String mark, Row row, List<Piece> pieces, Row.Kind whole, Row.Kind moved, String how) {
    RowMoves.Move move = row.kind() == moved ? moves.of(row).orElse(null) : null;
    page.open("div", move == null ? attributes(side, pieces) : new String[] {"class", side, "id", move.id()});
    if (row.kind() == whole || row.kind() == moved) {
      page.open(mark);
      pieces.forEach(piece -> page.text(piece.text()));
      page.close();
    } else {
      pieces.forEach(piece -> piece(page, piece, mark));
    }
    if (move != null) {
      String section = move.section().isBlank() ? "the place without a heading" : "“" + move.section() + "”";
      page.element("a", how + section, "href", "#" + move.other(), "class", "move");
    }
    page.close();
  }

  /** Writes words, marked where the other side lacks them. */
  static void piece(Markup page, Piece piece, String mark) {
    if (piece.changed()) {
      page.element(mark, piece.text());
    } else {
      page.text(piece.text());
    }
  }

  private static String[] attributes(String side, List<Piece> pieces) {
    return new String[] {"class", pieces.isEmpty() ? side + " empty" : side};
  }
}
