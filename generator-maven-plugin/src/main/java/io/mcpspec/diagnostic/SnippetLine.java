package io.mcpspec.diagnostic;

/**
 * A source line as a terminal shows it, and the columns of a range in it. Tabs become blanks, wide characters count two
 * columns, and what a terminal would obey instead of show is replaced. A line that is too long is cut around the range.
 *
 * @param text the text to print
 * @param from first column of the range, 0-based
 * @param width columns of the range, at least one
 */
record SnippetLine(String text, int from, int width) {

  private static final int MAX_WIDTH = 110;
  private static final int TAB = 4;
  private static final String CUT = "…";
  private static final String SHOWN_INSTEAD = "\uFFFD";

  /** Lays out a line; {@code start} and {@code end} count code points from 0, {@code end} being exclusive. */
  static SnippetLine of(String line, int start, int end) {
    int[] codePoints = line.codePoints().toArray();
    StringBuilder text = new StringBuilder();
    int column = 0;
    int from = -1;
    int to = -1;
    for (int i = 0; i < codePoints.length; i++) {
      from = i == start ? column : from;
      to = i == end ? column : to;
      String shown = shown(codePoints[i]);
      text.append(shown);
      column += shown.length() > 1 && codePoints[i] == '\t' ? TAB : width(codePoints[i]);
    }
    from = from < 0 ? column : from;
    to = to < 0 ? column : to;
    return new SnippetLine(text.toString(), from, Math.max(1, to - from)).cut();
  }

  private static String shown(int codePoint) {
    if (codePoint == '\t') {
      return " ".repeat(TAB);
    }
    int type = Character.getType(codePoint);
    boolean obeyed = type == Character.CONTROL || type == Character.FORMAT || type == Character.SURROGATE;
    return obeyed ? SHOWN_INSTEAD : Character.toString(codePoint);
  }

  private static int width(int codePoint) {
    int type = Character.getType(codePoint);
    if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
      return 0;
    }
    return isWide(codePoint) ? 2 : 1;
  }

  private static boolean isWide(int codePoint) {
    return codePoint >= 0x1100 && codePoint <= 0x115F
        || codePoint >= 0x2E80 && codePoint <= 0xA4CF
        || codePoint >= 0xAC00 && codePoint <= 0xD7A3
        || codePoint >= 0xF900 && codePoint <= 0xFAFF
        || codePoint >= 0xFE30 && codePoint <= 0xFE6F
        || codePoint >= 0xFF00 && codePoint <= 0xFF60
        || codePoint >= 0x1F300 && codePoint <= 0x1F64F
        || codePoint >= 0x1F900 && codePoint <= 0x1F9FF
        || codePoint >= 0x20000 && codePoint <= 0x3FFFD;
  }

  /** Keeps the range and what leads to it; only lines of single-column characters are cut. */
  private SnippetLine cut() {
    if (text.length() <= MAX_WIDTH) {
      return this;
    }
    int first = from + Math.min(width, MAX_WIDTH / 2) < MAX_WIDTH ? 0 : Math.min(from - MAX_WIDTH / 2, text.length());
    int last = Math.min(text.length(), first + MAX_WIDTH);
    String head = first > 0 ? CUT : "";
    String tail = last < text.length() ? CUT : "";
    int shiftedFrom = from - first + head.length();
    int visible = Math.max(1, Math.min(width, last - first + head.length() - shiftedFrom));
    return new SnippetLine(head + text.substring(first, last) + tail, shiftedFrom, visible);
  }
}
