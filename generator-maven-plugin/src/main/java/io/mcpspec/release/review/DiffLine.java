package io.mcpspec.release.review;

import io.mcpspec.document.text.Differences;
import io.mcpspec.document.text.NormalForm;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A line of a unified diff.
 *
 * @param kind where the line is
 * @param text the line; of a line that changed its form, the new form
 * @param oldLine its number in the old file, from 1; of a new line, that of the next old one
 * @param newLine its number in the new file; of a removed line, that of the next new one
 */
record DiffLine(Kind kind, String text, int oldLine, int newLine) {

  enum Kind {
    SAME(" "),
    REMOVED("-"),
    ADDED("+"),
    /** In both, in another form. */
    FORM("~"),
    /** A fence that was taken away or put in around lines that stayed. */
    FORM_REMOVED("~"),
    FORM_ADDED("~");

    private final String sign;

    Kind(String sign) {
      this.sign = sign;
    }

    String sign() {
      return sign;
    }
  }

  private static final Pattern FENCE = Pattern.compile("\\s*(```+|~~~+)\\s*\\w*\\s*");

  boolean inOld() {
    return kind != Kind.ADDED && kind != Kind.FORM_ADDED;
  }

  boolean inNew() {
    return kind != Kind.REMOVED && kind != Kind.FORM_REMOVED;
  }

  /** Whether only its form changed. */
  boolean isForm() {
    return kind == Kind.FORM || kind == Kind.FORM_REMOVED || kind == Kind.FORM_ADDED;
  }

  /** Whether it says something, and says it in both files. */
  private boolean stayed() {
    return (kind == Kind.SAME || kind == Kind.FORM) && !text.isBlank();
  }

  /**
   * All lines of both files.
   *
   * @param folded whether lines that differ in form only count as the same line
   */
  static List<DiffLine> all(List<String> before, List<String> after, boolean folded) {
    List<DiffLine> lines = new ArrayList<>();
    List<String> old = folded ? before.stream().map(DiffLine::key).toList() : before;
    List<String> now = folded ? after.stream().map(DiffLine::key).toList() : after;
    for (Differences.Stretch stretch : Differences.between(old, now)) {
      if (stretch.equal()) {
        for (int i = 0; i < stretch.toLeft() - stretch.fromLeft(); i++) {
          lines.add(both(before.get(stretch.fromLeft() + i), after.get(stretch.fromRight() + i), stretch, i));
        }
      } else {
        for (int i = stretch.fromLeft(); i < stretch.toLeft(); i++) {
          lines.add(new DiffLine(Kind.REMOVED, before.get(i), i + 1, stretch.fromRight() + 1));
        }
        for (int i = stretch.fromRight(); i < stretch.toRight(); i++) {
          lines.add(new DiffLine(Kind.ADDED, after.get(i), stretch.toLeft() + 1, i + 1));
        }
      }
    }
    return folded ? withFences(lines) : lines;
  }

  /** Fences count as form where a line beside them stayed. */
  private static List<DiffLine> withFences(List<DiffLine> lines) {
    List<DiffLine> all = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      DiffLine line = lines.get(i);
      boolean changed = line.kind == Kind.REMOVED || line.kind == Kind.ADDED;
      boolean beside = i > 0 && lines.get(i - 1).stayed() || i + 1 < lines.size() && lines.get(i + 1).stayed();
      boolean form = changed && beside && FENCE.matcher(line.text).matches();
      Kind kind = line.kind == Kind.REMOVED ? Kind.FORM_REMOVED : Kind.FORM_ADDED;
      all.add(form ? new DiffLine(kind, line.text, line.oldLine, line.newLine) : line);
    }
    return all;
  }

  private static DiffLine both(String old, String now, Differences.Stretch stretch, int offset) {
    return new DiffLine(
        old.equals(now) ? Kind.SAME : Kind.FORM, now, stretch.fromLeft() + offset + 1,
        stretch.fromRight() + offset + 1);
  }

  /** A line's normal form; a fence or a rule, of which nothing else would be left, is itself. */
  private static String key(String line) {
    String normal = NormalForm.of(line);
    return normal.isEmpty() ? line.strip() : normal;
  }
}
