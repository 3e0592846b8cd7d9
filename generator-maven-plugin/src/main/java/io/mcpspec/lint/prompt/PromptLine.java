package io.mcpspec.lint.prompt;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A line of a prompt.
 *
 * @param start offset of its first character in the prompt
 * @param text the line without its end
 * @param zone what kind of line it is
 * @param template whether it stands in a fence with Markdown: a form that the model fills in
 */
record PromptLine(int start, String text, Zone zone, boolean template) {

  /** What kind of line it is. */
  enum Zone { BLANK, HEADING, PROSE, ITEM, TABLE, CODE, OTHER }

  private static final Pattern CODE_SPAN = Pattern.compile("(`+)(?:(?!\\1).)+?\\1(?!`)");
  private static final Pattern ITEM_MARK = Pattern.compile("\\s*(?:[-*+•‣]|\\d+[.)])\\s+(?:\\[.\\]\\s+)?");

  boolean is(Zone other) {
    return zone == other;
  }

  /** Whether it is read as language: neither code nor blank. */
  boolean isWritten() {
    return zone == Zone.PROSE || zone == Zone.ITEM || zone == Zone.TABLE || zone == Zone.HEADING;
  }

  /** The text with blanks in place of code spans, so that columns stay. */
  String bare() {
    return filled(" ");
  }

  /** The text with a letter or blank in place of every character of code spans. */
  String filled(String with) {
    return CODE_SPAN.matcher(text).replaceAll(span -> with.repeat(span.group().length()));
  }

  /** The text without the mark of a heading or list item. */
  String content() {
    return switch (zone) {
      case HEADING -> text.strip().replaceFirst("^#+\\s*", "").replaceFirst("\\s+#+$", "");
      case ITEM -> ITEM_MARK.matcher(text).replaceFirst("").strip();
      default -> text.strip();
    };
  }

  /** How far a list item is indented. */
  int indent() {
    return text.length() - text.stripLeading().length();
  }

  /** The cells of a line of a table. */
  List<String> cells() {
    String row = text.strip().replaceFirst("^\\|", "").replaceFirst("\\|$", "");
    return Pattern.compile("\\|").splitAsStream(row).map(String::strip).toList();
  }
}
