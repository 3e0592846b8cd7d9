package io.mcpspec.document.text;

/** Counts the lines of a text, which end at {@code \n}, up to offsets that never get smaller. */
public final class LineCounter {

  private final String text;
  private int offset;
  private int lines;

  public LineCounter(String text) {
    this.text = text;
  }

  /** How many lines end before {@code to}. */
  public int before(int to) {
    while (offset < to) {
      if (text.charAt(offset) == '\n') {
        lines++;
      }
      offset++;
    }
    return lines;
  }
}
