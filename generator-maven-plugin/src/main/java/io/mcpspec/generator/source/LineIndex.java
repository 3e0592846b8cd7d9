package io.mcpspec.generator.source;

import java.util.ArrayList;
import java.util.List;

/** Turns offsets in a file's text into positions. Lines end at {@code \n}, {@code \r\n} or {@code \r}. */
public final class LineIndex {

  private final SourceFile file;
  private final List<Integer> lineStarts = new ArrayList<>();

  public LineIndex(SourceFile file) {
    this.file = file;
    String text = file.text();
    lineStarts.add(0);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean endsLine = c == '\n' || c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n');
      if (endsLine) {
        lineStarts.add(i + 1);
      }
    }
  }

  public SourceFile file() {
    return file;
  }

  /** The position of a UTF-16 offset; an offset beyond the end is the end. */
  public Position position(int offset) {
    int inside = Math.min(offset, file.text().length());
    int line = lineOf(inside);
    int start = lineStarts.get(line);
    return new Position(line + 1, file.text().codePointCount(start, inside) + 1);
  }

  /** The span of the UTF-16 offsets {@code from} to {@code to}. */
  public Span span(int from, int to) {
    return new Span(file, position(from), position(to));
  }

  /** The UTF-16 offset of a position in this file. */
  public int offset(Position position) {
    int start = lineStarts.get(Math.min(position.line(), lineStarts.size()) - 1);
    int offset = start;
    for (int column = 1; column < position.column() && offset < file.text().length(); column++) {
      offset = file.text().offsetByCodePoints(offset, 1);
    }
    return offset;
  }

  private int lineOf(int offset) {
    int low = 0;
    int high = lineStarts.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (lineStarts.get(middle) <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }
}
