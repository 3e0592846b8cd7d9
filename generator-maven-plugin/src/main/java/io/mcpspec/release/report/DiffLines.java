package io.mcpspec.release.report;

import io.mcpspec.document.text.Visible;
import io.mcpspec.release.review.Review.FileDiff;
import io.mcpspec.release.review.Review.Hunk;
import java.util.Optional;

/** A unified diff as lines of text. */
final class DiffLines {

  private DiffLines() {}

  /** The path, and how much of it is folded. */
  static String title(FileDiff file) {
    return Visible.line(file.path())
        + (file.formatOnly() == 0 ? "" : " (" + file.formatOnly() + " lines differ in form only)");
  }

  /**
   * What to say in place of a JSON file that is wholly new or gone, where a review is to be read from end to end: the
   * findings say so, and the release form and the page show it.
   */
  static Optional<String> inShort(FileDiff file) {
    if (!file.path().endsWith(".json") || file.hunks().size() != 1) {
      return Optional.empty();
    }
    Hunk hunk = file.hunks().get(0);
    boolean isNew = hunk.header().startsWith("@@ -0,0 ");
    boolean isGone = hunk.header().contains(" +0,0 @@");
    return isNew || isGone
        ? Optional.of((isNew ? "new" : "gone") + ", " + hunk.lines().size() + " lines")
        : Optional.empty();
  }

  /** A blank line, the heading, a blank line, and the hunks. */
  static void write(StringBuilder out, String heading, FileDiff file) {
    out.append('\n').append(heading).append("\n\n");
    file.hunks().forEach(hunk -> hunk(out, hunk));
  }

  static void hunk(StringBuilder out, Hunk hunk) {
    out.append(Visible.line(hunk.header())).append('\n');
    hunk.lines().forEach(line -> out.append(Visible.text(line)).append('\n'));
  }
}
