package io.mcpspec.document.markdown;

import io.mcpspec.document.markdown.Block.Heading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A Markdown text and what CommonMark makes of it.
 *
 * @param text the text, unchanged
 * @param blocks its blocks, in order
 */
public record MarkdownText(String text, List<Block> blocks) {

  /**
   * A heading and what follows it, up to the next one.
   *
   * @param heading the heading; none for what comes before the first
   * @param from offset of its first character
   * @param to offset behind its last
   */
  public record Section(Optional<Heading> heading, int from, int to) {}

  /** Reads a text. Front matter, and a byte order mark, may come before the Markdown. */
  public static MarkdownText of(String text) {
    return new MarkdownText(text, MarkdownReader.blocks(text));
  }

  /** Cuts the text at its headings; those in quotes and lists begin no section. Every character is in one section. */
  public List<Section> sections() {
    List<Section> sections = new ArrayList<>();
    Optional<Heading> heading = Optional.empty();
    int from = 0;
    for (Block block : blocks) {
      if (block instanceof Heading next && !next.nested()) {
        if (next.start() > 0) {
          sections.add(new Section(heading, from, next.start()));
        }
        heading = Optional.of(next);
        from = next.start();
      }
    }
    if (from < text.length()) {
      sections.add(new Section(heading, from, text.length()));
    }
    return sections;
  }
}
