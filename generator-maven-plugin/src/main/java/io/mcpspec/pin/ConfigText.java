package io.mcpspec.pin;

/** JSON as people write it in settings: with comments, and with commas before closing brackets. */
final class ConfigText {

  private final String text;
  private final StringBuilder plain = new StringBuilder();
  private int at;

  private ConfigText(String text) {
    this.text = text;
  }

  /** The same as JSON, every character at its place. */
  static String plain(String text) {
    ConfigText config = new ConfigText(text.startsWith("\ufeff") ? " " + text.substring(1) : text);
    while (config.at < config.text.length()) {
      config.step();
    }
    return config.plain.toString();
  }

  private void step() {
    char c = text.charAt(at);
    if (c == '"') {
      string();
    } else if (text.startsWith("//", at)) {
      blank(end("\n", 0));
    } else if (text.startsWith("/*", at)) {
      blank(end("*/", 2));
    } else {
      if (c == '}' || c == ']') {
        dropComma();
      }
      plain.append(c);
      at++;
    }
  }

  private void string() {
    plain.append(text.charAt(at++));
    while (at < text.length()) {
      char c = text.charAt(at++);
      plain.append(c);
      if (c == '"') {
        return;
      }
      if (c == '\\' && at < text.length()) {
        plain.append(text.charAt(at++));
      }
    }
  }

  private int end(String mark, int length) {
    int found = text.indexOf(mark, at + 2);
    return found < 0 ? text.length() : found + length;
  }

  private void blank(int end) {
    for (; at < end; at++) {
      plain.append(text.charAt(at) == '\n' ? '\n' : ' ');
    }
  }

  private void dropComma() {
    int last = plain.length() - 1;
    while (last >= 0 && Character.isWhitespace(plain.charAt(last))) {
      last--;
    }
    if (last >= 0 && plain.charAt(last) == ',') {
      plain.setCharAt(last, ' ');
    }
  }
}
