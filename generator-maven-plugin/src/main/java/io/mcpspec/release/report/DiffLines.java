package io.mcpspec.release.report;

import io.mcpspec.release.report.view.Visible;
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

  /** What is to say of a file that only one side has: showing all of it would bury what changed. */
  static Optional<String> oneSided(FileDiff file) {
    String lines = file.changedLines() + (file.changedLines() == 1 ? " line" : " lines");
    return file.isNew() ? Optional.of("new, " + lines) : file.isGone() ? Optional.of("gone, " + lines) : Optional.empty();
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
