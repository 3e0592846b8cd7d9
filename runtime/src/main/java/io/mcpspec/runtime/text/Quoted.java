package io.mcpspec.runtime.text;

/** Text of a caller as messages show it: in backticks, and shortened, since a message is no place for megabytes. */
public final class Quoted {

  private static final int LONGEST = 200;

  private Quoted() {}

  public static String of(String text) {
    return "`" + shortened(text) + "`";
  }

  /** The start of a long text; no character is cut in two. */
  public static String shortened(String text) {
    if (text.length() <= LONGEST) {
      return text;
    }
    int end = Character.isHighSurrogate(text.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
    return text.substring(0, end) + "…";
  }
}
