package io.mcpspec.release.review;

import io.mcpspec.document.markdown.Block;
import io.mcpspec.document.markdown.MarkdownText;
import io.mcpspec.document.text.Differences;
import io.mcpspec.document.text.LineCounter;
import io.mcpspec.document.text.NormalForm;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

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
    return folded ? withFences(lines, fences(before), fences(after)) : lines;
  }

  /** Fences count as form where a line beside them stayed. */
  private static List<DiffLine> withFences(List<DiffLine> lines, Set<Integer> oldFences, Set<Integer> newFences) {
    List<DiffLine> all = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      DiffLine line = lines.get(i);
      boolean fence = line.kind == Kind.REMOVED && oldFences.contains(line.oldLine)
          || line.kind == Kind.ADDED && newFences.contains(line.newLine);
      boolean beside = i > 0 && lines.get(i - 1).stayed() || i + 1 < lines.size() && lines.get(i + 1).stayed();
      Kind kind = line.kind == Kind.REMOVED ? Kind.FORM_REMOVED : Kind.FORM_ADDED;
      all.add(fence && beside ? new DiffLine(kind, line.text, line.oldLine, line.newLine) : line);
    }
    return all;
  }

  /** The numbers of the lines that open or close a fence, from 1. */
  private static Set<Integer> fences(List<String> lines) {
    String text = String.join("\n", lines);
    LineCounter counter = new LineCounter(text);
    Set<Integer> fences = new HashSet<>();
    for (Block block : MarkdownText.of(text).blocks()) {
      if (block instanceof Block.Code code && code.fence().isPresent()) {
        fences.add(counter.before(block.start()) + 1);
        if (code.fence().get().closed()) {
          fences.add(counter.before(block.end()) + 1);
        }
      }
    }
    return fences;
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
