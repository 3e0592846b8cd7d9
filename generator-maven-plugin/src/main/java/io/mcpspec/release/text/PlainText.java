package io.mcpspec.release.text;

import java.util.regex.Pattern;

/** What a text says, without its form: two texts that differ only in form have the same plain text. */
public final class PlainText {

  private static final Pattern LINE_START = Pattern.compile("(?m)^[ \\t]*(?:[-*+•▪◦][ \\t]+|#{1,6}[ \\t]+|>[ \\t]?)");
  private static final Pattern MARKS = Pattern.compile("\\*\\*|__|`+");
  private static final Pattern DOUBLE_QUOTES = Pattern.compile("[“”„«»]");
  private static final Pattern SINGLE_QUOTES = Pattern.compile("[‘’‚]");
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private PlainText() {}

  /** The text without bold, code spans, bullets, heading marks, and with one kind of quotes and blanks. */
  public static String of(String text) {
    String plain = LINE_START.matcher(text).replaceAll("");
    plain = MARKS.matcher(plain).replaceAll("");
    plain = DOUBLE_QUOTES.matcher(plain).replaceAll("\"");
    plain = SINGLE_QUOTES.matcher(plain).replaceAll("'");
    return BLANKS.matcher(plain).replaceAll(" ").strip();
  }
}
