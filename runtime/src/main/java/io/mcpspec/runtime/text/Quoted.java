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
    return text.length() <= LONGEST ? text : head(text, LONGEST) + "…";
  }

  /** The first characters of a text that is longer, one less where the last would be cut in two. */
  static String head(String text, int length) {
    return text.substring(0, Character.isHighSurrogate(text.charAt(length - 1)) ? length - 1 : length);
  }
}
