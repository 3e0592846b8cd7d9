package io.mcpspec.release.prompt.name;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names of files in a text, such as {@code model.md}, with the folders in front. */
public final class FileNames {

  private static final Pattern NAME = Pattern.compile(
      "(?<![\\w./@-])(?:[\\w.-]+/)*[\\w-][\\w.-]*\\.(?:md|markdown|txt|rst|json|jsonl|ndjson|yaml|yml|toml|xml|csv|tsv"
          + "|html|css|sql|py|java|kt|go|rs|rb|sh|ts|tsx|js|jsx|properties|env|ini|cfg|conf|log|lock|pdf|docx|xlsx"
          + "|pptx|png|jpg|svg|zip|tf)(?![\\w-]|\\.\\w)");
  /** Products that are called like a file. */
  private static final Pattern PRODUCT = Pattern.compile("[A-Z][a-z]+\\.js");

  private FileNames() {}

  /** The names in a text, sorted. */
  static Set<String> in(String text) {
    Set<String> names = new TreeSet<>();
    Matcher matcher = NAME.matcher(text);
    while (matcher.find()) {
      if (!PRODUCT.matcher(matcher.group()).matches()) {
        names.add(matcher.group());
      }
    }
    return names;
  }

  /** The text with all names made alike. */
  public static String without(String text) {
    return NAME.matcher(text).replaceAll("□");
  }
}
