package io.mcpspec.document.markdown;

import io.mcpspec.document.markdown.Block.Heading;
import java.util.List;
import java.util.Optional;

/** Reads a heading that was cut out of its text. */
final class HeadingText {

  /**
   * Definitions of links may come before a heading's lines in one paragraph. Behind them, a line is part of it that
   * alone would be code, HTML or a list.
   */
  private static final String DEFINITION = "[a]: b 'c'\n";

  private HeadingText() {}

  static Optional<Heading> read(String text) {
    Optional<Heading> heading = block(MarkdownText.of(DEFINITION + text), 1);
    return heading.map(HeadingText::withoutDefinition).or(() -> block(MarkdownText.of(text), 0));
  }

  private static Optional<Heading> block(MarkdownText markdown, int index) {
    return markdown.blocks().stream().skip(index).limit(1)
        .filter(block -> block instanceof Heading && !block.nested())
        .map(Heading.class::cast)
        .findFirst();
  }

  private static Heading withoutDefinition(Heading heading) {
    return new Heading(
        shifted(heading.lines()), false, heading.level(), shifted(heading.titleLines()), heading.title());
  }

  private static List<Line> shifted(List<Line> lines) {
    int by = DEFINITION.length();
    return lines.stream()
        .map(line -> new Line(line.index() - 1, line.start() - by, line.from() - by, line.to() - by))
        .toList();
  }
}
