package io.mcpspec.release.report;

import io.mcpspec.release.report.view.Visible;
import io.mcpspec.release.review.Review.FileDiff;
import io.mcpspec.release.review.Review.Hunk;

/** A unified diff as lines of text. */
final class DiffLines {

  private DiffLines() {}

  /** The path, and how much of it is folded. */
  static String title(FileDiff file) {
    return Visible.line(file.path())
        + (file.formatOnly() == 0 ? "" : " (" + file.formatOnly() + " lines differ in form only)");
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
