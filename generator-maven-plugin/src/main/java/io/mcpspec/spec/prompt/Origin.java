package io.mcpspec.spec.prompt;

import io.mcpspec.document.source.LocatedText;
import io.mcpspec.document.source.Span;
import java.util.Locale;

/**
 * Where a piece of a compiled text was written.
 *
 * @param section id of the section that it belongs to
 * @param revision the release that brought it
 * @param part what it is in the section
 * @param file the file that holds it, as it is shown to people
 * @param line its line in that file, from 1
 */
public record Origin(String section, String revision, Part part, String file, int line) {

  /** What a piece is in its section. */
  public enum Part {
    /** What stands between this section and the text before it, or between its heading and its text. */
    JOIN,
    /** The first or last line of a code fence. */
    FENCE,
    HEADING,
    TEXT;

    /** The part as it is written in files. */
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** What the outline itself brings, such as joins: its place is the entry. */
  static Origin ofEntry(String section, String revision, Part part, Span entry) {
    return new Origin(section, revision, part, entry.file().path(), entry.start().line());
  }

  /** A text of a section, from its first line on. */
  static Origin of(String section, String revision, Part part, LocatedText text) {
    return new Origin(section, revision, part, text.file().path(), text.span().start().line());
  }

  /**
   * The same in the line with this index of {@code text}; where YAML folds lines, the last one whose place is known.
   */
  Origin atLine(LocatedText text, int index) {
    int known = Math.min(index, text.lines().size() - 1);
    return new Origin(section, revision, part, file, text.lines().get(known).position().line());
  }
}
