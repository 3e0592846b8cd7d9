package io.mcpspec.document.text;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of a text, and how much two texts have in common by them.
 *
 * @param list in order, in lower case
 */
public record Words(List<String> list) {

  private static final int SHINGLE = 3;
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_]+(?:[-'.,][\\p{L}\\p{N}_]+)*");

  /** The words of a text in normal form. */
  public static Words of(String text) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(text);
    while (matcher.find()) {
      words.add(matcher.group().toLowerCase(Locale.ROOT));
    }
    return new Words(words);
  }

  /** Twice the common words by all words, from 0 to 1; what sentences are paired by. */
  public double inCommon(Words other) {
    return list.isEmpty() && other.list.isEmpty() ? 0 : Likeness.ofWords(list, other.list);
  }

  /** All runs of three words; a shorter text is one run. */
  public Set<String> shingles() {
    Set<String> shingles = new HashSet<>();
    for (int i = 0; i + SHINGLE <= list.size(); i++) {
      shingles.add(String.join(" ", list.subList(i, i + SHINGLE)));
    }
    if (shingles.isEmpty() && !list.isEmpty()) {
      shingles.add(String.join(" ", list));
    }
    return shingles;
  }

  /** The common runs of three words by all of them, from 0 to 1; what sections are recognised by. */
  public static double similarity(Set<String> one, Set<String> other) {
    if (one.isEmpty() && other.isEmpty()) {
      return 1;
    }
    Set<String> smaller = one.size() <= other.size() ? one : other;
    Set<String> larger = smaller == one ? other : one;
    long common = smaller.stream().filter(larger::contains).count();
    return (double) common / (one.size() + other.size() - common);
  }
}
