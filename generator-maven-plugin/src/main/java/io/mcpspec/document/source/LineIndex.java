package io.mcpspec.document.source;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Turns offsets in a file's text into positions. Lines end at {@code \n}, {@code \r\n} or {@code \r}. */
public final class LineIndex {

  private final SourceFile file;
  private final int[] lineStarts;

  public LineIndex(SourceFile file) {
    this.file = file;
    IntStream.Builder starts = IntStream.builder().add(0);
    String text = file.text();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean endsLine = c == '\n' || c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n');
      if (endsLine) {
        starts.add(i + 1);
      }
    }
    lineStarts = starts.build().toArray();
  }

  public SourceFile file() {
    return file;
  }

  /** The position of a UTF-16 offset; an offset beyond the end is the end. */
  public Position position(int offset) {
    int inside = Math.min(offset, file.text().length());
    int line = lineOf(inside);
    int start = lineStarts[line];
    return new Position(line + 1, file.text().codePointCount(start, inside) + 1);
  }

  /** The span of the UTF-16 offsets {@code from} to {@code to}. */
  public Span span(int from, int to) {
    return new Span(file, position(from), position(to));
  }

  /** The UTF-16 offset of a position in this file. */
  public int offset(Position position) {
    int start = lineStarts[Math.min(position.line(), lineStarts.length) - 1];
    int offset = start;
    for (int column = 1; column < position.column() && offset < file.text().length(); column++) {
      offset = file.text().offsetByCodePoints(offset, 1);
    }
    return offset;
  }

  private int lineOf(int offset) {
    int found = Arrays.binarySearch(lineStarts, offset);
    return found >= 0 ? found : -found - 2;
  }
}
