package io.mcpspec.release.report;

import io.mcpspec.document.text.Visible;
import io.mcpspec.report.Prose;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts text that others wrote into Markdown so that it shows as it is: no markup, no HTML, nobody notified by it. */
final class MarkdownText {

  /** An underscore inside a word marks nothing. */
  private static final Pattern MARKUP = Pattern.compile("[\\\\`*\\[\\]<>|~]|(?<![\\p{L}\\p{N}])_|_(?![\\p{L}\\p{N}])");
  /** At the start of a text these make it a heading, a list or a rule. */
  private static final Pattern BLOCK = Pattern.compile("^(?=[#+=-])|(?<=^[0-9]{1,9})(?=[.)](?: |$))");
  /** GitHub links names and numbers of issues; an empty comment between breaks that and does not show. */
  private static final Pattern MENTION = Pattern.compile("(?<!\\w)([@#])(?=\\w)");
  private static final Pattern BACKTICKS = Pattern.compile("`+");

  private MarkdownText() {}

  /** A message: text of one line, with what it quotes as code. */
  static String message(String message) {
    StringBuilder out = new StringBuilder();
    for (Prose piece : Prose.of(message)) {
      out.append(piece.code() ? code(piece.text()) : line(piece.text()));
    }
    return out.toString();
  }

  /** Text of one line. */
  static String line(String text) {
    String plain = MARKUP.matcher(Visible.line(text).replace("&", "&amp;")).replaceAll("\\\\$0");
    plain = BLOCK.matcher(plain).replaceFirst("\\\\");
    return MENTION.matcher(plain).replaceAll("$1<!-- -->");
  }

  /** Text of one line that is shown as code. */
  static String code(String text) {
    String plain = Visible.line(text);
    String fence = "`".repeat(longestRun(plain) + 1);
    boolean touches = plain.startsWith("`") || plain.endsWith("`");
    return touches ? fence + " " + plain + " " + fence : fence + plain + fence;
  }

  /** Code in a cell of a table, which would end at a bar. */
  static String cell(String text) {
    return code(text).replace("|", "\\|");
  }

  /** A fence that nothing in the text can close. */
  static String fence(String text) {
    return "`".repeat(Math.max(3, longestRun(text) + 1));
  }

  private static int longestRun(String text) {
    int longest = 0;
    Matcher runs = BACKTICKS.matcher(text);
    while (runs.find()) {
      longest = Math.max(longest, runs.end() - runs.start());
    }
    return longest;
  }
}
