package io.mcpspec.release.report.html;

import io.mcpspec.release.review.Review.FileDiff;
import io.mcpspec.release.review.Review.Hunk;
import io.mcpspec.report.Markup;
import java.util.List;

/** The files that differ as unified diffs, folded: what they mean stands above. */
final class DiffsPart {

  private DiffsPart() {}

  static void write(Markup page, List<FileDiff> files) {
    if (files.isEmpty()) {
      return;
    }
    page.block("section", "id", "diffs").block("h2").text("Files").close();
    files.forEach(file -> file(page, file));
    page.close();
  }

  private static void file(Markup page, FileDiff file) {
    page.block("details", "class", "entry file").open("summary");
    page.element("code", file.path(), "class", "heading").text(" ");
    page.element("span", title(file), "class", "quiet").close();
    page.block("div", "class", "body diff", "id", Anchors.file(file.path()), "tabindex", "0",
        "role", "region", "aria-label", "Diff of " + file.path());
    file.hunks().forEach(hunk -> hunk(page, hunk));
    page.close(2);
  }

  private static String title(FileDiff file) {
    String hunks = file.hunks().size() == 1 ? "1 place" : file.hunks().size() + " places";
    return file.formatOnly() == 0 ? hunks : hunks + "; " + file.formatOnly() + " lines differ in form only";
  }

  private static void hunk(Markup page, Hunk hunk) {
    page.block("pre").element("span", hunk.header() + "\n", "class", "at");
    for (String line : hunk.lines()) {
      page.element("span", line + "\n", "class", style(line));
    }
    page.close();
  }

  private static String style(String line) {
    return switch (line.isEmpty() ? ' ' : line.charAt(0)) {
      case '+' -> "plus";
      case '-' -> "minus";
      case '~' -> "folded";
      default -> "context";
    };
  }
}
