package io.mcpspec.lint.security;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The words of a name, however they are joined. */
final class NameWords {

  private NameWords() {}

  /** In lower case; never empty. */
  static List<String> of(String name) {
    String joined = name.replaceAll("([a-z0-9])([A-Z])", "$1_$2").replaceAll("([A-Z])([A-Z][a-z])", "$1_$2");
    List<String> words = Arrays.stream(joined.toLowerCase(Locale.ROOT).split("[^a-z]+"))
        .filter(word -> !word.isEmpty()).toList();
    return words.isEmpty() ? List.of("") : words;
  }

  static String last(String name) {
    List<String> words = of(name);
    return words.get(words.size() - 1);
  }
}
