package io.mcpspec.document.source;

/**
 * A range of characters in a source file; {@code end} is exclusive.
 *
 * @param file the file that holds the range
 * @param start first character
 * @param end the position after the last character
 */
public record Span(SourceFile file, Position start, Position end) {

  /** A span for what concerns a whole file. */
  public static Span of(SourceFile file) {
    return new Span(file, Position.START, Position.START);
  }

  /** The characters of the range. */
  public String text() {
    LineIndex lines = new LineIndex(file);
    return file.text().substring(lines.offset(start), lines.offset(end));
  }

  /** Whether another range begins inside of this one. */
  public boolean covers(Span other) {
    return file.path().equals(other.file.path())
        && start.compareTo(other.start) <= 0
        && other.start.compareTo(end) <= 0;
  }

  /** {@code path:line:col}, the form that terminals and editors link. */
  @Override
  public String toString() {
    return file.path() + ":" + start.line() + ":" + start.column();
  }
}
