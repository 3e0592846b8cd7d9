package io.mcpspec.document.edit;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.Node;
import io.mcpspec.document.node.Scalar;
import io.mcpspec.document.node.Sequence;
import io.mcpspec.document.source.LineIndex;
import io.mcpspec.document.yaml.YamlText;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where the parts of a YAML file stand in its text, as UTF-16 offsets; with what people see as belonging to them. */
final class YamlPlaces {

  private static final Pattern COMMENT_BEHIND = Pattern.compile("[ \\t]+#[^\\n]*");
  private static final Pattern BLOCK_HEADER = Pattern.compile("[|>][-+0-9]*");

  private final String text;
  private final LineIndex lines;

  YamlPlaces(LineIndex lines) {
    this.lines = lines;
    this.text = lines.file().text();
  }

  String text() {
    return text;
  }

  int start(Node node) {
    return lines.offset(node.span().start());
  }

  int keyStart(Mapping.Entry entry) {
    return lines.offset(entry.keySpan().start());
  }

  /** Behind the colon of a member. */
  int behindColon(Mapping.Entry entry) {
    return text.indexOf(':', lines.offset(entry.keySpan().end())) + 1;
  }

  /** Where a value ends; the last newline of a block scalar is no part of it. */
  int end(Node node) {
    int end = lines.offset(node.span().end());
    if (node instanceof Scalar scalar) {
      return switch (style(node)) {
        case YamlText.LITERAL -> endOfLines(scalar);
        case '>' -> isKept(node) ? blankLinesBehind(end) : lineAfter(end) - 1;
        default -> end;
      };
    }
    if (isFlow(node)) {
      return end;
    }
    List<Node> parts = node instanceof Mapping mapping
        ? mapping.entries().stream().map(Mapping.Entry::value).toList()
        : ((Sequence) node).items();
    return parts.isEmpty() ? end : Math.max(end, end(parts.get(parts.size() - 1)));
  }

  /** A literal block has a line for each of its text, blank ones too. */
  private int endOfLines(Scalar block) {
    int end = lineAfter(start(block));
    for (long lines = block.text().lines().count(); lines > 0; lines--) {
      end = lineAfter(end);
    }
    return end - 1;
  }

  private boolean isKept(Node node) {
    Matcher header = headerOf(node);
    return header.lookingAt() && header.group().contains("+");
  }

  /** The offset of the last newline of the empty lines that follow; {@code end} where none does. */
  int blankLinesBehind(int end) {
    int last = end;
    for (int at = end; at < text.length() && Character.isWhitespace(text.charAt(at)); at++) {
      last = text.charAt(at) == '\n' ? at : last;
    }
    return last;
  }

  /** Whether a collection is written in braces or brackets. */
  boolean isFlow(Node node) {
    int start = start(node);
    return start < text.length() && (text.charAt(start) == '{' || text.charAt(start) == '[');
  }

  /** The sign by which a scalar is written as a block; a blank for every other one. */
  char style(Node node) {
    Matcher header = headerOf(node);
    return node instanceof Scalar && header.lookingAt() ? header.group().charAt(0) : ' ';
  }

  private Matcher headerOf(Node node) {
    return BLOCK_HEADER.matcher(text).region(start(node), text.length());
  }

  /** The 0-based column at which a collection's members or dashes stand. */
  static int column(Node node) {
    return node.span().start().column() - 1;
  }

  int lineStart(int offset) {
    return text.lastIndexOf('\n', offset - 1) + 1;
  }

  /** The start of the next line. */
  int lineAfter(int offset) {
    int end = text.indexOf('\n', offset);
    return end < 0 ? text.length() : end + 1;
  }

  boolean beginsLine(int offset) {
    return text.substring(lineStart(offset), offset).isBlank();
  }

  /** The comment behind {@code offset} on its line, with the blanks before it; empty where there is none. */
  String commentBehind(int offset) {
    Matcher comment = COMMENT_BEHIND.matcher(text).region(offset, text.length());
    return comment.lookingAt() ? comment.group() : "";
  }

  /** The offset behind the header of a block scalar. */
  int behindHeader(Node block) {
    Matcher header = headerOf(block);
    return header.lookingAt() ? header.end() : start(block);
  }

  /**
   * Where the comments begin that stand directly above a line, as far in as it.
   *
   * @param line the start of the line
   * @param from where what stands before it has ended
   */
  int commentsAbove(int line, int column, int from) {
    String begin = " ".repeat(column) + "#";
    int start = line;
    while (start > from && text.startsWith(begin, lineStart(start - 1)) && lineStart(start - 1) >= from) {
      start = lineStart(start - 1);
    }
    return start;
  }

  /** The offset of the dash of an item that begins at {@code start}, looked for from {@code from}. */
  int dash(int from, int start, int column) {
    int line = from;
    while (line < start) {
      int at = lineStart(line) + column;
      if (at >= from && at <= start && at < text.length() && text.charAt(at) == '-') {
        return at;
      }
      line = lineAfter(line);
    }
    return -1;
  }
}
