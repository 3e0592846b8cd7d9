package io.mcpspec.document.text;

/** Sentences as messages show them: on one line and short. */
public final class Quote {

  private static final int LONGEST = 110;

  private Quote() {}

  /** The text in quotes, cut at a word when it is long. */
  public static String of(String text) {
    return '"' + cut(text) + '"';
  }

  /** The text without quotes, cut at a word when it is long. */
  public static String cut(String text) {
    String line = text.strip().replaceAll("\\s+", " ");
    if (line.length() <= LONGEST) {
      return line;
    }
    int end = line.lastIndexOf(' ', LONGEST);
    return line.substring(0, end > LONGEST / 2 ? end : line.offsetByCodePoints(0, LONGEST / 2)) + " …";
  }
}
