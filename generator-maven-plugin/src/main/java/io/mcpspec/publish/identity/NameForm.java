package io.mcpspec.publish.identity;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A name without case and separators: {@code getItem}, {@code get-item} and {@code get_item} have the same form.
 *
 * @param key equal for names of the same form; digits that a separator parts stay apart
 * @param words the words of the name, in lower case
 */
public record NameForm(String key, List<String> words) {

  private static final Pattern HUMP =
      Pattern.compile("(?<=[\\p{Ll}\\p{N}])(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})");
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}]+");
  private static final Pattern BETWEEN_DIGITS = Pattern.compile("(?<=\\p{N}) (?=\\p{N})");

  /** The form of a name; a name without words has only itself. */
  public static NameForm of(String name) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(HUMP.matcher(name).replaceAll(" "));
    while (matcher.find()) {
      words.add(matcher.group().toLowerCase(Locale.ROOT));
    }
    String key = BETWEEN_DIGITS.matcher(String.join(" ", words)).replaceAll("_").replace(" ", "");
    return new NameForm(key.isEmpty() ? name : key, List.copyOf(words));
  }

  /** Whether two names are the same up to case and separators. */
  public static boolean isSame(String one, String other) {
    return of(one).isSame(of(other));
  }

  /** Whether the names are the same up to case and separators. */
  public boolean isSame(NameForm other) {
    return key.equals(other.key);
  }

  /** Whether one name is the other with words before or after it, such as {@code run} and {@code run_unsafe}. */
  public boolean isExtended(NameForm other) {
    List<String> inner = words.size() < other.words.size() ? words : other.words;
    List<String> outer = inner == words ? other.words : words;
    return !inner.isEmpty()
        && inner.size() < outer.size()
        && (Collections.indexOfSubList(outer, inner) == 0
            || Collections.lastIndexOfSubList(outer, inner) == outer.size() - inner.size());
  }
}
