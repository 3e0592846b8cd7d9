package io.mcpspec.document.text;

import java.util.Arrays;
import java.util.List;

/** Shows where two texts differ, in one short line. */
public final class Excerpt {

  private static final int LONGEST = 70;
  private static final int WORDS_BEFORE = 2;

  private Excerpt() {}

  /** {@code "at most 50" → "at most 500"}: from a little before the first difference to the last one. */
  public static String of(String before, String after) {
    List<String> old = words(before);
    List<String> now = words(after);
    int start = 0;
    while (start < old.size() && start < now.size() && old.get(start).equals(now.get(start))) {
      start++;
    }
    int end = 0;
    while (end < old.size() - start && end < now.size() - start
        && old.get(old.size() - 1 - end).equals(now.get(now.size() - 1 - end))) {
      end++;
    }
    int from = Math.max(0, start - WORDS_BEFORE);
    return quoted(old.subList(from, old.size() - end)) + " → " + quoted(now.subList(from, now.size() - end));
  }

  /** A text in quotes, cut where it is long. */
  public static String quoted(String text) {
    return quoted(words(text));
  }

  private static String quoted(List<String> words) {
    String text = String.join(" ", words);
    if (text.isEmpty()) {
      return "nothing";
    }
    int length = text.codePointCount(0, text.length());
    return length <= LONGEST
        ? '"' + text + '"'
        : '"' + text.substring(0, text.offsetByCodePoints(0, LONGEST - 1)).stripTrailing() + '…' + '"';
  }

  private static List<String> words(String text) {
    return text.isBlank() ? List.of() : Arrays.asList(text.strip().split("\\s+"));
  }
}
