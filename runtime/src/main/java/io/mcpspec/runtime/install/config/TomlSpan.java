package io.mcpspec.runtime.install.config;

import java.util.List;
import org.tomlj.Toml;
import org.tomlj.TomlParseResult;

/**
 * The lines of a table, those of its subtables included.
 *
 * @param start the offset of its header's line
 * @param end the offset behind its last line that says something
 */
record TomlSpan(int start, int end) {

  /** The table whose header's line begins at {@code start}. */
  static TomlSpan of(String text, int start, List<String> path) {
    int end = endOfLine(text, start);
    for (int line = end; line < text.length(); line = endOfLine(text, line)) {
      String content = text.substring(line, endOfLine(text, line));
      if (isHeader(text, line, content) && !isBelow(content, path)) {
        break;
      }
      boolean says = !content.isBlank() && !content.strip().startsWith("#");
      end = says ? endOfLine(text, line) : end;
    }
    return new TomlSpan(start, end);
  }

  /** A line that begins with a bracket may also stand in a longer value: what is before it is no document then. */
  private static boolean isHeader(String text, int line, String content) {
    return content.strip().startsWith("[") && !Toml.parse(text.substring(0, line)).hasErrors();
  }

  private static boolean isBelow(String header, List<String> path) {
    TomlParseResult table = Toml.parse(header);
    return !table.hasErrors() && table.contains(path);
  }

  private static int endOfLine(String text, int from) {
    int end = text.indexOf('\n', from);
    return end < 0 ? text.length() : end + 1;
  }

  String replaced(String text, String by) {
    return text.substring(0, start) + by + text.substring(end);
  }
}
