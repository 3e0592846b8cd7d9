package io.mcpspec.release.prompt.name;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Places in a text that somebody is to fill. */
final class Placeholders {

  private static final Pattern INSERTED = Pattern.compile(
      "\\{\\{\\s*[.$#]?(?:arg\\.)?([A-Za-z][\\w.-]*)\\s*\\}\\}|[$@%]\\{\\s*(?:arg\\.)?([A-Za-z][\\w.-]*)\\s*\\}");
  private static final Pattern BRACKETED =
      Pattern.compile("(?<![\\w\\]!])\\[([A-Za-z][\\w-]*)\\](?![(\\[:\\w])");
  private static final Pattern CODE_SPAN = Pattern.compile("`[^`]*`");

  private Placeholders() {}

  /** What a program puts values in for, such as {@code {{name}}}: the names, sorted. */
  static Set<String> inserted(String text) {
    Set<String> names = new TreeSet<>();
    Matcher matcher = INSERTED.matcher(text);
    while (matcher.find()) {
      names.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
    }
    return names;
  }

  /** What the model is to fill in, such as {@code [name]}: a name in brackets, as it stands there. */
  static Set<String> bracketed(String text) {
    Set<String> names = new TreeSet<>();
    Matcher matcher = BRACKETED.matcher(CODE_SPAN.matcher(text).replaceAll(""));
    while (matcher.find()) {
      if (!matcher.group(1).equalsIgnoreCase("x")) {
        names.add(matcher.group());
      }
    }
    return names;
  }
}
