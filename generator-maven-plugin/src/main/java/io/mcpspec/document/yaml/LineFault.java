package io.mcpspec.document.yaml;

import io.mcpspec.document.source.LineIndex;
import io.mcpspec.document.source.Span;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the lines around a place show, where SnakeYAML's reason alone would mislead.
 *
 * @param span where the fault is
 */
record LineFault(Span span, String message, String help) {

  private static final Pattern NO_BLANK_BEHIND_COLON = Pattern.compile("\\s*(?:- +)?([\\w.$-]+):([^\\s:/].*)");
  private static final Pattern NO_BLANK_BEHIND_DASH = Pattern.compile("\\s*-([^\\s-].*)");
  private static final Pattern COMMENT_BEHIND_TEXT = Pattern.compile("\\s*[^\\s#].*?\\s(#.*)");
  private static final Pattern BLOCK_HEADER = Pattern.compile(".*(?:\\s|^)[|>][-+]?([0-9]?)[-+]?\\s*(?:#.*)?");
  private static final Pattern ENTRY = Pattern.compile("\\s*(- |[\\w.$-]+:(\\s|$))");
  private static final String SIGNS_OF_FLOW = "[{:?\"'";

  /** A key or an item without the blank that YAML wants behind its sign. */
  static Optional<LineFault> missingBlank(LineIndex lines, int offset) {
    SourceLine line = SourceLine.at(lines, offset);
    Matcher key = NO_BLANK_BEHIND_COLON.matcher(line.text());
    Matcher item = NO_BLANK_BEHIND_DASH.matcher(line.text());
    if (key.matches()) {
      String help = "write `" + key.group(1) + ": " + key.group(2).strip() + "`";
      return Optional.of(at(lines, line.start() + key.end(1), "a blank is missing behind the `:`", help));
    }
    return Optional.of(item).filter(Matcher::matches).map(found -> at(
        lines, line.start() + line.indent(), "a blank is missing behind the `-`",
        "write `- " + found.group(1).strip() + "`"));
  }

  /** A text that goes on behind a quote, a bracket, or a comment. */
  static Optional<LineFault> textBehind(LineIndex lines, int offset) {
    SourceLine line = SourceLine.at(lines, offset);
    String before = line.before(offset).strip();
    if (before.isEmpty()) {
      SourceLine above = SourceLine.at(lines, Math.max(0, line.start() - 1));
      boolean goesOn = above.indent() < line.indent()
          || above.indent() == line.indent() && !ENTRY.matcher(above.text()).lookingAt();
      return goesOn
          ? comment(lines, above, ".*", "so the text cannot go on in the next line").or(() -> inBlock(lines, line))
          : inBlock(lines, line);
    }
    char last = before.charAt(before.length() - 1);
    return "\"']}".indexOf(last) < 0
        ? Optional.empty()
        : Optional.of(
            at(lines, offset, "the value ends at `" + last + "`, and a text follows", "quote the whole text"));
  }

  /** A line of a block scalar that is indented less than the block's first line, or than its header says. */
  private static Optional<LineFault> inBlock(LineIndex lines, SourceLine line) {
    SourceLine above = line;
    while (above.start() > 0 && (above.text().isBlank() || above.indent() >= line.indent())) {
      above = SourceLine.at(lines, above.start() - 1);
    }
    Matcher header = BLOCK_HEADER.matcher(above.text());
    return Optional.of(header).filter(Matcher::matches).map(found -> at(
        lines,
        line.start() + line.indent(),
        "the line is indented less than the rest of its text",
        "indent all lines of the text alike"
            + found.group(1).replaceFirst("(.+)", ", and remove the `$1` above them")));
  }

  /** A sign inside braces or brackets that only a quoted text can hold, or a comment that hides where they close. */
  static Optional<LineFault> inFlow(LineIndex lines, int offset, int opened) {
    String text = lines.file().text();
    boolean isSign = offset < text.length() && SIGNS_OF_FLOW.indexOf(text.charAt(offset)) >= 0;
    if (isSign && UnquotedText.quoted(lines, offset, true).isPresent()) {
      String message = "`" + text.charAt(offset) + "` cannot stand in an unquoted text in braces or brackets";
      return Optional.of(at(lines, offset, message, "quote the text"));
    }
    SourceLine above = SourceLine.at(lines, Math.max(0, SourceLine.at(lines, offset).start() - 1));
    return comment(lines, SourceLine.at(lines, opened), ".*[}\\]].*", "so nothing closes the bracket")
        .or(() -> comment(lines, above, ".*,", "so the comma behind it separates nothing"));
  }

  /** A comment above a place that hides where braces or brackets close. */
  static Optional<LineFault> hiddenEnd(LineIndex lines, int offset) {
    Optional<LineFault> found = Optional.empty();
    for (int start = offset; start >= 0 && found.isEmpty(); start = SourceLine.at(lines, start).start() - 1) {
      found = comment(lines, SourceLine.at(lines, start), ".*[}\\]].*", "so nothing closes the bracket");
    }
    return found;
  }

  private static Optional<LineFault> comment(LineIndex lines, SourceLine line, String holds, String consequence) {
    return Optional.of(COMMENT_BEHIND_TEXT.matcher(line.text()))
        .filter(found -> found.matches() && found.group(1).matches(holds))
        .map(found -> at(lines, line.start() + found.start(1), "this `#` begins a comment, " + consequence,
            "quote the text, or put the comment on a line of its own"));
  }

  private static LineFault at(LineIndex lines, int offset, String message, String help) {
    return new LineFault(lines.span(offset, offset + 1), message, help);
  }
}
