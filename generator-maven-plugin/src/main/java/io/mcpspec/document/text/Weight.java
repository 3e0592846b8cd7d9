package io.mcpspec.document.text;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the words of a text that a model acts on: figures with their units, rules, values, names written as code. */
public final class Weight {

  private static final Pattern FIGURE = Pattern.compile(
      "\\d[\\d,.]*(?:\\s?(?:%|bytes?|[kmgt]i?b|ms|seconds?|minutes?|hours?|days?|characters?|items?)\\b)?",
      Pattern.CASE_INSENSITIVE);
  private static final Pattern CODE = Pattern.compile("`[^`\\n]+`");
  private static final Pattern CAPITALS = Pattern.compile("\\b[A-Z][A-Z0-9_]+\\b");
  private static final Set<String> RULES = Set.of(
      "must", "never", "always", "should", "shall", "only", "not", "cannot", "required", "optional", "mandatory",
      "forbidden", "don", "doesn", "without", "unless", "except", "deprecated", "instead", "before", "after", "first");

  private Weight() {}

  /** The words that weigh, sorted; the same words in another order weigh the same. */
  public static Collection<String> of(String text, Collection<String> values) {
    Set<String> found = new TreeSet<>();
    String plain = NormalForm.ofText(text);
    collect(FIGURE, plain, found);
    collect(CAPITALS, plain, found);
    collect(CODE, text, found);
    List<String> words = Likeness.words(text);
    words.stream().filter(RULES::contains).forEach(found::add);
    for (String value : values) {
      if (words.contains(value.toLowerCase(Locale.ROOT))) {
        found.add("value " + value);
      }
    }
    return found;
  }

  private static void collect(Pattern pattern, String text, Set<String> found) {
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      String word = matcher.group().replace("`", "").replaceAll("[.,]+$", "");
      found.add(word.replaceAll("\\s+", " "));
    }
  }
}
