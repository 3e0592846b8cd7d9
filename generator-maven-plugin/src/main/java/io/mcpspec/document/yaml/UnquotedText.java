package io.mcpspec.document.yaml;

import io.mcpspec.document.source.LineIndex;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the value that needs quotes on a line that is not YAML without them. */
final class UnquotedText {

  private static final Pattern KEY = Pattern.compile("(- )*[^\\s\"'{\\[:#]+");
  private static final Pattern NEXT_MEMBER = Pattern.compile(",\\s*[\\w$-]+:\\s");
  private static final Pattern APOSTROPHE_IN_QUOTES = Pattern.compile("'([^\"]*\\w'\\w[^\"]*)'");

  private UnquotedText() {}

  /**
   * The value with quotes around it.
   *
   * @param problem the offset at which the line is not YAML
   * @param flow whether the value is in braces or brackets
   */
  static Optional<String> quoted(LineIndex lines, int problem, boolean flow) {
    SourceLine line = SourceLine.at(lines, problem);
    int start = flow ? startInFlow(line.before(problem)) : startInBlock(line.before(problem));
    if (start < 0) {
      return Optional.empty();
    }
    String rest = line.text().substring(start);
    String value = flow ? inFlow(rest, line.before(problem).length() - start, line.text().substring(0, start)) : rest;
    return Optional.of(value.strip())
        .filter(text -> !text.isEmpty())
        .map(text -> quoted(text, flow))
        .filter(quoted -> quoted.startsWith("\"") || quoted.startsWith("'"));
  }

  private static String quoted(String text, boolean flow) {
    Matcher apostrophe = APOSTROPHE_IN_QUOTES.matcher(text);
    return apostrophe.matches() ? "\"" + apostrophe.group(1) + "\"" : YamlText.inline(text, flow);
  }

  /** Behind the first colon of a line, or its dash. */
  private static int startInBlock(String before) {
    int colon = before.indexOf(": ");
    if (colon >= 0 && KEY.matcher(before.substring(0, colon).strip()).matches()) {
      return colon + 2;
    }
    int dash = before.indexOf("- ");
    return dash >= 0 && before.substring(0, dash).isBlank() ? dash + 2 : -1;
  }

  private static int startInFlow(String before) {
    int colon = before.lastIndexOf(": ");
    return colon < 0 ? -1 : colon + 2;
  }

  /** The value without the members and closing brackets behind it. */
  private static String inFlow(String rest, int problem, String before) {
    Matcher next = NEXT_MEMBER.matcher(rest);
    String value = next.find(Math.min(problem, rest.length())) ? rest.substring(0, next.start()) : rest;
    return value.replaceFirst("(\\s*[}\\]]){0," + open(before) + "}\\s*,?\\s*$", "");
  }

  private static long open(String before) {
    long opened = before.chars().filter(c -> c == '{' || c == '[').count();
    return Math.max(0, opened - before.chars().filter(c -> c == '}' || c == ']').count());
  }
}
