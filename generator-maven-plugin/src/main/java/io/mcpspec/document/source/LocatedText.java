package io.mcpspec.document.source;

import java.util.List;

/**
 * A text and where each of its lines was written, so that a finding inside it is shown at its place.
 *
 * @param value the text
 * @param file the file that holds it
 * @param lines where the text's lines start, by ascending offset; the first has offset 0
 */
public record LocatedText(String value, SourceFile file, List<LineStart> lines) {

  /**
   * Where one line starts.
   *
   * @param offset index in the text, in UTF-16 units
   * @param position its place in the file
   */
  public record LineStart(int offset, Position position) {}

  public LocatedText {
    lines = List.copyOf(lines);
  }

  /** The span of {@code value.substring(from, to)}. */
  public Span span(int from, int to) {
    return new Span(file, position(from), position(to));
  }

  /** The span of the whole text. */
  public Span span() {
    return span(0, value.length());
  }

  private Position position(int offset) {
    LineStart line = lines.get(lineOf(offset));
    int ahead = value.codePointCount(line.offset(), offset);
    return new Position(line.position().line(), line.position().column() + ahead);
  }

  private int lineOf(int offset) {
    int low = 0;
    int high = lines.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (lines.get(middle).offset() <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }
}
