package io.mcpspec.importer.prompt;

import io.mcpspec.document.text.FenceScanner;
import io.mcpspec.document.text.Heading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cuts a Markdown text at its headings, so that every byte is in exactly one part. */
final class MarkdownParts {

  private final List<Part> parts = new ArrayList<>();
  private String before = "";

  private MarkdownParts() {}

  /** The parts of a text that is not empty. */
  static List<Part> of(String text) {
    MarkdownParts cut = new MarkdownParts();
    FenceScanner fences = new FenceScanner();
    Optional<Heading> heading = Optional.empty();
    StringBuilder pending = new StringBuilder();
    for (String line : text.split("(?<=\n)")) {
      String content = line.replaceFirst("\r?\n$", "");
      boolean outside = fences.next(content) == FenceScanner.Line.OUTSIDE;
      Optional<Heading> found = outside ? Heading.of(content) : Optional.empty();
      if (found.isPresent()) {
        cut.add(heading, pending.toString());
        pending.setLength(0);
        heading = found;
      }
      pending.append(line);
    }
    cut.add(heading, pending.toString());
    cut.end();
    return List.copyOf(cut.parts);
  }

  private void add(Optional<Heading> heading, String text) {
    if (heading.isEmpty()) {
      addStart(text);
      return;
    }
    int end = lineEnd(text);
    String below = text.substring(end);
    String body = trimmed(below);
    int lead = body.isEmpty() ? 0 : below.indexOf(body);
    String line = text.substring(0, end);
    parts.add(new Part(heading.get().level(), heading.get().title(), line, before, below.substring(0, lead), body));
    before = below.substring(lead + body.length());
  }

  /** What stands before the first heading keeps the line ends that it begins with. */
  private void addStart(String text) {
    if (!text.isEmpty()) {
      String body = text.substring(0, text.length() - trailing(text).length());
      String kept = body.isEmpty() ? text : body;
      parts.add(new Part(0, "", "", "", "", kept));
      before = text.substring(kept.length());
    }
  }

  /** The line ends behind the last part belong to its body. */
  private void end() {
    if (!before.isEmpty()) {
      Part last = parts.remove(parts.size() - 1);
      parts.add(last.withBody(last.body().isEmpty() ? "" : last.afterHeading(), last.body() + before));
    }
  }

  private static int lineEnd(String text) {
    int end = text.indexOf('\n');
    int at = end < 0 ? text.length() : end;
    return end > 0 && text.charAt(end - 1) == '\r' ? end - 1 : at;
  }

  private static String trimmed(String text) {
    return text.replaceFirst("\\A[\r\n]+", "").replaceFirst("[\r\n]+\\z", "");
  }

  private static String trailing(String text) {
    return text.substring(text.replaceFirst("[\r\n]+\\z", "").length());
  }
}
