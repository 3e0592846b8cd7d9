package io.mcpspec.release.review;

import java.util.List;
import java.util.Optional;

/**
 * How one prompt's text changed, section by section.
 *
 * @param prompt the prompt's name
 * @param sections all sections of both sides, in the order of the new text; removed ones stand where they stood
 * @param before tokens (cl100k) of the old text, 0 when there was none
 * @param after tokens of the new text, 0 when there is none
 */
public record PromptReview(String prompt, List<SectionReview> sections, int before, int after) {

  /** What became of a section. */
  public enum Change {
    SAME,
    FORMAT_ONLY,
    REWORDED,
    ADDED,
    REMOVED
  }

  /**
   * One section on both sides.
   *
   * @param id the new section's id, or the old one's when it was removed
   * @param change what became of its text
   * @param movedFrom what it stood under or after before, in words, when it moved
   * @param oldHeading its heading before, when that changed
   * @param heading its heading, marks left out
   * @param level the heading's level, 0 when it has none
   * @param before tokens before, 0 when it was not there
   * @param after tokens after, 0 when it is not there any more
   * @param rows its text side by side
   */
  public record SectionReview(
      String id,
      Change change,
      Optional<String> movedFrom,
      Optional<String> oldHeading,
      String heading,
      int level,
      int before,
      int after,
      List<Row> rows) {}

  /**
   * A line or sentence on both sides; one side is empty when it was added or removed.
   *
   * @param kind how the sides differ
   * @param left the old text in pieces
   * @param right the new text in pieces
   */
  public record Row(Kind kind, List<Piece> left, List<Piece> right) {

    public enum Kind {
      SAME,
      FORMAT_ONLY,
      CHANGED,
      ADDED,
      REMOVED,
      /** Taken away here and put in elsewhere, word for word. */
      MOVED_AWAY,
      /** Put in here and taken away elsewhere. */
      MOVED_HERE
    }
  }

  /**
   * Some words of a row.
   *
   * @param text the words with the blanks between
   * @param changed whether the other side lacks them
   */
  public record Piece(String text, boolean changed) {}
}
