package io.mcpspec.importer.prompt;

import io.mcpspec.document.markdown.Block.Heading;
import io.mcpspec.document.markdown.MarkdownText;
import java.util.ArrayList;
import java.util.List;

/** Cuts a Markdown text at its headings, so that every byte is in exactly one part. */
final class MarkdownParts {

  private final String text;
  private final List<Part> parts = new ArrayList<>();
  private String before = "";

  private MarkdownParts(String text) {
    this.text = text;
  }

  /** The parts of a text that is not empty. */
  static List<Part> of(String text) {
    MarkdownParts cut = new MarkdownParts(text);
    for (MarkdownText.Section section : MarkdownText.of(text).sections()) {
      section.heading().ifPresentOrElse(
          heading -> cut.add(heading, section.to()), () -> cut.addStart(text.substring(0, section.to())));
    }
    cut.end();
    return List.copyOf(cut.parts);
  }

  private void add(Heading heading, int end) {
    int to = bodyEnd(heading.end(), end);
    int from = heading.end();
    while (from < to && isLineEnd(text.charAt(from))) {
      from++;
    }
    parts.add(new Part(heading.level(), heading.title(), text.substring(heading.start(), heading.end()), before,
        text.substring(heading.end(), from), text.substring(from, to)));
    before = text.substring(to, end);
  }

  /** What comes before the first heading keeps the line ends that it begins with. */
  private void addStart(String start) {
    int end = bodyEnd(0, start.length());
    String body = end == 0 ? start : start.substring(0, end);
    parts.add(new Part(0, "", "", "", "", body));
    before = start.substring(body.length());
  }

  /** The line ends behind the last part belong to its body. */
  private void end() {
    if (!before.isEmpty()) {
      Part last = parts.remove(parts.size() - 1);
      parts.add(last.withBody(last.body().isEmpty() ? "" : last.afterHeading(), last.body() + before));
    }
  }

  /** Where the line ends begin that come before {@code end}. */
  private int bodyEnd(int from, int end) {
    int to = end;
    while (to > from && isLineEnd(text.charAt(to - 1))) {
      to--;
    }
    return to;
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }
}
