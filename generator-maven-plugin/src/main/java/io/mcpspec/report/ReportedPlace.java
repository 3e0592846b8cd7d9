package io.mcpspec.report;

/**
 * A place in a file of the user.
 *
 * @param file a relative path with slashes
 * @param line from 1; 0 for the file as a whole
 * @param column from 1, in code points; 0 for the whole line
 * @param endLine the last line; 0 where only the beginning is known
 * @param endColumn the column after the last character
 */
public record ReportedPlace(String file, int line, int column, int endLine, int endColumn) {

  /** A line. */
  public static ReportedPlace line(String file, int line) {
    return new ReportedPlace(file, line, 0, 0, 0);
  }

  /** A whole file. */
  public static ReportedPlace file(String file) {
    return new ReportedPlace(file, 0, 0, 0, 0);
  }

  /** {@code file:line:column}, the form that terminals and editors link. */
  @Override
  public String toString() {
    return file + (line > 0 ? ":" + line : "") + (column > 0 ? ":" + column : "");
  }
}
