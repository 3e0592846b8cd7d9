package io.mcpspec.document.text;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Words of which one in place of the other says something else, however long the text: units, orders, opposites. */
final class Contrasts {

  private static final List<Set<String>> GROUPS = List.of(
      group("nanosecond ns microsecond µs millisecond ms second sec minute min hour day week month quarter year"),
      group("bit byte kilobyte kb kib megabyte mb mib gigabyte gb gib character word line token"),
      group("cent dollar euro pound yen usd eur gbp"),
      group("millimeter mm centimeter cm meter metre kilometer kilometre km inch foot feet yard mile pixel"),
      group("celsius fahrenheit kelvin"),
      group("gram kilogram kg ounce pound lb"),
      group("degree radian percent percentage fraction ratio"),
      group("ascending descending"),
      group("newest oldest"),
      group("latest earliest oldest"),
      group("first last"),
      group("include exclude"),
      group("included excluded"),
      group("inclusive exclusive"),
      group("true false"),
      group("allow deny forbid refuse"),
      group("absolute relative"),
      group("local remote"),
      group("local utc"),
      group("public private"),
      group("source target destination"),
      group("success successful failure failed fail"),
      group("succeeded failed"),
      group("active inactive"),
      group("open closed"),
      group("start end"),
      group("before after"),
      group("above below"),
      group("greater less"),
      group("increase decrease"),
      group("ahead behind"),
      group("added removed deleted"),
      group("all any some each"),
      group("append overwrite replace prepend"),
      group("read write"),
      group("staged unstaged untracked"),
      group("row column"),
      group("longitude latitude"),
      group("width height"),
      group("request response"),
      group("input output"),
      group("internal external"),
      group("encrypted decrypted plain"),
      group("unique duplicate"),
      group("sensitive insensitive"));

  private Contrasts() {}

  /** In the singular and the plural, since short words lose another ending in each. */
  private static Set<String> group(String words) {
    Set<String> group = new HashSet<>(TextMeaning.words(words));
    group.addAll(TextMeaning.words(words.replace(" ", "s ") + "s"));
    return group;
  }

  /** Whether a word that is gone, and one that came, stand for different things of one kind. */
  static boolean between(Collection<String> gone, Collection<String> come) {
    return GROUPS.stream().anyMatch(group -> gone.stream().anyMatch(group::contains)
        && come.stream().anyMatch(word -> group.contains(word) && !gone.contains(word)));
  }
}
