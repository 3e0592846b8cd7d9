package io.mcpspec.document.yaml;

import io.mcpspec.document.source.LineIndex;
import io.mcpspec.document.source.Position;

/**
 * One line of a file.
 *
 * @param start its UTF-16 offset in the file
 * @param text the line without its end
 */
record SourceLine(int start, String text) {

  /** The line that holds an offset. */
  static SourceLine at(LineIndex lines, int offset) {
    int start = lines.offset(new Position(lines.position(offset).line(), 1));
    return new SourceLine(start, lines.file().text().substring(start).lines().findFirst().orElse(""));
  }

  /** The text in front of an offset of the file. */
  String before(int offset) {
    return text.substring(0, Math.min(text.length(), offset - start));
  }

  int indent() {
    return text.length() - text.stripLeading().length();
  }
}
