package io.mcpspec.release.review;

import io.mcpspec.release.review.Review.FileDiff;
import io.mcpspec.release.review.Review.Hunk;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Two forms of a file as a unified diff. In Markdown, lines that only change their form are not shown but counted: what
 * is left to read is what changed.
 */
public final class UnifiedDiff {

  private static final int CONTEXT = 3;

  private UnifiedDiff() {}

  /** Lines that differ in form only are folded where the path ends in {@code .md} or {@code .markdown}. */
  public static FileDiff of(String path, String before, String after) {
    String name = path.toLowerCase(Locale.ROOT);
    boolean folded = name.endsWith(".md") || name.endsWith(".markdown");
    return of(path, lines(before), lines(after), folded);
  }

  /** Every line that differs is shown. */
  public static FileDiff plain(String path, String before, String after) {
    return of(path, lines(before), lines(after), false);
  }

  private static FileDiff of(String path, List<String> before, List<String> after, boolean folded) {
    List<DiffLine> lines = DiffLine.all(before, after, folded);
    List<Hunk> hunks = new ArrayList<>();
    int at = 0;
    while (at < lines.size()) {
      int change = nextChange(lines, at);
      if (change == lines.size()) {
        break;
      }
      int from = Math.max(at, change - CONTEXT);
      int to = end(lines, change);
      hunks.add(hunk(lines, from, to, before));
      at = to;
    }
    int formatOnly = (int) lines.stream().filter(line -> line.isForm() && line.inOld()).count();
    return new FileDiff(path, hunks, formatOnly);
  }

  private static int nextChange(List<DiffLine> lines, int from) {
    int at = from;
    while (at < lines.size() && lines.get(at).kind() == DiffLine.Kind.SAME) {
      at++;
    }
    return at;
  }

  /** Changes that share context are one hunk. */
  private static int end(List<DiffLine> lines, int change) {
    int end = change + 1;
    int next = change;
    while (next < lines.size() && next - end <= 2 * CONTEXT) {
      end = next + 1;
      next = nextChange(lines, end);
    }
    return Math.min(lines.size(), end + CONTEXT);
  }

  private static Hunk hunk(List<DiffLine> lines, int from, int to, List<String> before) {
    List<String> shown = new ArrayList<>();
    int old = 0;
    int now = 0;
    int form = 0;
    for (DiffLine line : lines.subList(from, to)) {
      old += line.inOld() ? 1 : 0;
      now += line.inNew() ? 1 : 0;
      if (!line.isForm() && form > 0) {
        shown.add(folded(form));
      }
      form = line.isForm() ? form + 1 : 0;
      if (!line.isForm()) {
        shown.add(line.kind().sign() + line.text());
      }
    }
    if (form > 0) {
      shown.add(folded(form));
    }
    DiffLine first = lines.get(from);
    String header = "@@ -" + range(first.oldLine(), old) + " +" + range(first.newLine(), now) + " @@";
    return new Hunk(header + heading(before, first.oldLine() - 1), shown);
  }

  private static String folded(int lines) {
    return lines == 1 ? "~1 line: format only" : "~" + lines + " lines: format only";
  }

  /** As diff writes it: a range without lines stands behind the line before it, and one line needs no count. */
  private static String range(int line, int count) {
    return count == 1 ? Integer.toString(line) : (count == 0 ? line - 1 : line) + "," + count;
  }

  /** The last line before the hunk that does not begin with a blank, as tools show it, on one short line. */
  private static String heading(List<String> before, int index) {
    for (int i = Math.min(index, before.size()) - 1; i >= 0; i--) {
      String line = before.get(i);
      if (!line.isEmpty() && (Character.isLetter(line.charAt(0)) || line.charAt(0) == '#')) {
        return " " + (line.length() <= 80 ? line : line.substring(0, 80)).strip();
      }
    }
    return "";
  }

  /** A last line without a line end gets the note that tools write. */
  private static List<String> lines(String text) {
    if (text.isEmpty()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
    String last = lines.remove(lines.size() - 1);
    if (!last.isEmpty()) {
      lines.add(last + "\n\\ No newline at end of file");
    }
    return lines;
  }
}
