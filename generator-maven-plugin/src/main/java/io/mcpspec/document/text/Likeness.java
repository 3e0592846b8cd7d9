package io.mcpspec.document.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How alike two texts are: from 0, nothing in common, to 1, the same but for form. */
public final class Likeness {

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");
  private static final double PART_OF_NAME = 0.85;

  private Likeness() {}

  /** By the words that they share, whatever their order. */
  public static double ofTexts(String one, String other) {
    return ofWords(words(one), words(other));
  }

  /** Names are alike when they are the same words in another spelling, or one is the other with words around it. */
  public static double ofNames(String one, String other) {
    List<String> some = nameWords(one);
    List<String> others = nameWords(other);
    if (String.join("", some).equals(String.join("", others))) {
      return 1;
    }
    boolean part = some.containsAll(others) || others.containsAll(some);
    return part && !some.isEmpty() && !others.isEmpty() ? PART_OF_NAME : ofWords(some, others);
  }

  /** Twice what is shared, of all that both have. */
  public static double ofWords(List<String> some, List<String> others) {
    if (some.isEmpty() && others.isEmpty()) {
      return 1;
    }
    Map<String, Integer> left = new HashMap<>();
    others.forEach(word -> left.merge(word, 1, Integer::sum));
    int shared = 0;
    for (String word : some) {
      if (left.merge(word, -1, Integer::sum) >= 0) {
        shared++;
      }
    }
    return 2.0 * shared / (some.size() + others.size());
  }

  /** The words of a text, in small letters. */
  public static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(text.toLowerCase(Locale.ROOT));
    while (matcher.find()) {
      words.add(matcher.group());
    }
    return words;
  }

  private static List<String> nameWords(String name) {
    return words(name.replace('_', ' ').replaceAll("(?<=[a-z0-9])(?=[A-Z])", " "));
  }
}
