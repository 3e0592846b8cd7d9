package io.mcpspec.cli.terminal;

import java.util.regex.Pattern;

/** Colours for words that people look for. */
public enum Paint {
  RED("31"),
  YELLOW("33"),
  GREEN("32");

  private static final Pattern BREAKING = Pattern.compile("(?m)^(\\s*)(BREAKING)\\b");
  private static final Pattern RISKY = Pattern.compile("(?m)^(\\s*)(RISKY)\\b");

  private final String code;

  Paint(String code) {
    this.code = code;
  }

  /** The words in this colour, in bold, where colour is wanted. */
  public String on(String words, boolean wanted) {
    return wanted ? "\u001b[1;" + code + "m" + words + "\u001b[0m" : words;
  }

  /** A review with the levels at the beginnings of lines in colour. */
  static String levels(String text, boolean wanted) {
    if (!wanted) {
      return text;
    }
    String red = BREAKING.matcher(text).replaceAll("$1" + RED.on("$2", true));
    return RISKY.matcher(red).replaceAll("$1" + YELLOW.on("$2", true));
  }
}
