package io.mcpspec.emit.java.print;

/** Text in lines of up to 100 columns: indented as it comes, and broken where that is allowed and needed. */
final class PrintedLines {

  private static final int COLUMNS = 100;
  private static final int INDENT = 2;

  private final StringBuilder out = new StringBuilder(16_384);
  private int level;
  private int lineStart;
  private boolean atLineStart = true;
  private boolean inComment;

  /** Where the line can be broken, the width of what a break replaces, and the levels of the line that begins there. */
  private int breakAt = -1;
  private int breakWidth;
  private int breakLevel;

  /** Line breaks in the statement that is being written; -1 outside of one. */
  private int statementBreaks = -1;

  void indent(int levels) {
    level += levels;
  }

  void text(String text) {
    int start = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      piece(text, start, end);
      newline();
      start = end + 1;
    }
    piece(text, start, text.length());
  }

  private void piece(String text, int from, int to) {
    if (from == to) {
      return;
    }
    if (atLineStart && !(text.charAt(from) == '}' && closesEmpty())) {
      blanks(level);
      out.append(inComment ? " * " : "");
    }
    atLineStart = false;
    out.append(text, from, to);
    breakIfTooLong();
  }

  private void blanks(int levels) {
    for (int i = levels * INDENT; i > 0; i--) {
      out.append(' ');
    }
  }

  /** A body without content stays on its line. */
  private boolean closesEmpty() {
    int end = out.length();
    boolean empty = !inComment && level > 0 && end > 1 && out.charAt(end - 2) == '{' && out.charAt(end - 1) == '\n';
    if (empty) {
      out.setLength(end - 1);
      lineStart = out.lastIndexOf("\n") + 1;
    }
    return empty;
  }

  void newline() {
    breakIfTooLong();
    breakAt = -1;
    if (atLineStart && inComment) {
      blanks(level);
      out.append(" *");
    }
    out.append('\n');
    lineStart = out.length();
    atLineStart = true;
    if (statementBreaks >= 0 && statementBreaks++ == 0) {
      level += 2;
    }
  }

  void endLine() {
    if (out.length() > 0 && out.charAt(out.length() - 1) != '\n') {
      newline();
    }
  }

  /** A blank, or a line break where what follows would not fit. */
  void breakableBlank() {
    breakable(1);
    out.append(' ');
  }

  /** Nothing, or a line break where what follows would not fit. */
  void breakable() {
    if (out.length() > lineStart) {
      breakable(0);
    }
  }

  private void breakable(int width) {
    breakAt = out.length();
    breakWidth = width;
    breakLevel = level + 2;
  }

  private void breakIfTooLong() {
    if (breakAt >= 0 && out.length() - lineStart > COLUMNS) {
      out.replace(breakAt, breakAt + breakWidth, "\n" + " ".repeat(breakLevel * INDENT));
      lineStart = breakAt + 1;
      breakAt = -1;
    }
  }

  void beginStatement() {
    statementBreaks = 0;
  }

  void endStatement() {
    level -= statementBreaks > 0 ? 2 : 0;
    statementBreaks = -1;
  }

  /** Begins a documentation comment, and answers where. */
  int beginComment() {
    text("/**\n");
    inComment = true;
    return out.length();
  }

  boolean inComment() {
    return inComment;
  }

  /** Ends a documentation comment; one of a single short line is put on one. */
  void endComment(int start) {
    endLine();
    inComment = false;
    int from = start + level * INDENT + 3;
    int to = out.length() - 1;
    boolean isShort = from < to && out.indexOf("\n", start) == to && out.codePointCount(from, to) <= COLUMNS;
    if (isShort) {
      String line = out.substring(from, to);
      out.setLength(start - 1);
      out.append(' ').append(line).append(" */");
      lineStart = out.length();
      newline();
    } else {
      text(" */\n");
    }
  }

  int length() {
    return out.length();
  }

  /** Whether what was written from {@code start} on is one line. */
  boolean isOneLine(int start) {
    return out.indexOf("\n", start) == out.length() - 1;
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
