package io.mcpspec.document.source;

/**
 * A place in a source file.
 *
 * @param line 1-based line
 * @param column 1-based column, counted in code points
 */
public record Position(int line, int column) implements Comparable<Position> {

  /** The first character of a file. */
  public static final Position START = new Position(1, 1);

  @Override
  public int compareTo(Position other) {
    return line != other.line ? Integer.compare(line, other.line) : Integer.compare(column, other.column);
  }
}
