package io.mcpspec.release.report.html;

import io.mcpspec.release.review.PromptReview;
import io.mcpspec.release.review.PromptReview.Piece;
import io.mcpspec.release.review.PromptReview.Row;
import io.mcpspec.release.review.PromptReview.SectionReview;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds the other place of each row that moved: the row taken away and the row put in have the same words. */
final class RowMoves {

  /**
   * The ends of a link between two places.
   *
   * @param id the row's own id
   * @param other the id of its other place
   * @param section the heading of the section in which that is
   */
  record Move(String id, String other, String section) {}

  private final Map<Row, Move> moves = new IdentityHashMap<>();

  /**
   * @param number which prompt of the page it is, so that ids differ
   */
  RowMoves(PromptReview prompt, int number) {
    Map<String, Deque<Row>> taken = new HashMap<>();
    Map<Row, String> headings = new IdentityHashMap<>();
    for (SectionReview section : prompt.sections()) {
      for (Row row : section.rows()) {
        headings.put(row, section.heading());
        if (row.kind() == Row.Kind.MOVED_AWAY) {
          taken.computeIfAbsent(words(row.left()), key -> new ArrayDeque<>()).add(row);
        }
      }
    }
    for (SectionReview section : prompt.sections()) {
      for (Row row : section.rows()) {
        if (row.kind() == Row.Kind.MOVED_HERE) {
          link(taken.get(words(row.right())), row, headings, "move-" + number + "-" + moves.size() / 2);
        }
      }
    }
  }

  private void link(Deque<Row> from, Row here, Map<Row, String> headings, String id) {
    if (from != null && !from.isEmpty()) {
      Row away = from.remove();
      moves.put(away, new Move(id + "-from", id + "-to", headings.get(here)));
      moves.put(here, new Move(id + "-to", id + "-from", headings.get(away)));
    }
  }

  /** Where a row came from or went to; empty when it did not move. */
  Optional<Move> of(Row row) {
    return Optional.ofNullable(moves.get(row));
  }

  private static String words(List<Piece> pieces) {
    String text = pieces.stream().map(Piece::text).collect(Collectors.joining());
    return text.replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
  }
}
