package io.mcpspec.document.markdown;

import java.util.List;
import java.util.Optional;

/** A block of a Markdown text that holds no other blocks. Quotes and lists hold others, so they are left out. */
public sealed interface Block {

  /** Its lines; blank ones may be left out. */
  List<Line> lines();

  /** Whether it lies in a quote or a list. */
  boolean nested();

  /** Offset of its first line. */
  default int start() {
    return lines().get(0).start();
  }

  /** Offset behind its last line, without the line end. */
  default int end() {
    return lines().get(lines().size() - 1).to();
  }

  /**
   * A heading.
   *
   * @param level from 1 to 6
   * @param titleLines its text without marks, line by line
   * @param title the same as one line
   */
  record Heading(List<Line> lines, boolean nested, int level, List<Line> titleLines, String title) implements Block {

    /** The heading that a text is; of a longer text, the heading that it begins with. */
    public static Optional<Heading> of(String text) {
      return HeadingText.read(text);
    }

    /** A heading's text without marks; a text that is not a heading is its own title. */
    public static String titleOf(String text) {
      return of(text).map(Heading::title).orElseGet(text::strip);
    }

    /** Whether a line of {@code =} or {@code -} below makes it a heading, instead of {@code #}s in front. */
    public boolean isUnderlined() {
      return lines.size() > 1;
    }
  }

  /**
   * Code.
   *
   * @param fence its fence; code without one is indented
   * @param content the lines inside, each with a {@code \n} and without the block's own indentation
   */
  record Code(List<Line> lines, boolean nested, Optional<Fence> fence, String content) implements Block {

    /** The index of the first line inside. */
    public int firstIndex() {
      return lines.get(0).index() + (fence.isPresent() ? 1 : 0);
    }
  }

  /** Anything else. */
  record Prose(List<Line> lines, boolean nested, Kind kind) implements Block {}

  /** What a block of prose is. */
  enum Kind {
    PARAGRAPH,
    HTML,
    THEMATIC_BREAK,
    LINK_DEFINITION,
    /** The settings in YAML that a text begins with, and the lines around them. */
    FRONT_MATTER
  }

  /**
   * A code fence.
   *
   * @param info what is written behind it, such as a language
   * @param closed whether a fence ends it, instead of the end of the text or of what it lies in
   */
  record Fence(String info, boolean closed) {

    /** The info's first word, empty if there is none. */
    public String language() {
      return info.split("[\\s{]", 2)[0];
    }

    /** Whether it holds Markdown, rather than code. */
    public boolean isMarkdown() {
      return language().equalsIgnoreCase("markdown") || language().equalsIgnoreCase("md");
    }
  }
}
