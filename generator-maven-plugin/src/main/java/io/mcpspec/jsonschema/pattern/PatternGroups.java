package io.mcpspec.jsonschema.pattern;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The capturing groups of a pattern. A reference to a group that did not take part matches nothing in Java and
 * everything in ECMA-262, so only references to groups that certainly took part can be translated.
 */
final class PatternGroups {

  /** Escapes and classes are passed over; what is left that begins with a parenthesis may be a group. */
  private static final Pattern OPENING =
      Pattern.compile("\\\\[\\s\\S]|\\[(?:\\\\[\\s\\S]|[^\\]\\\\])*\\]?|\\((?!\\?)|\\(\\?<(?![=!])([^>]*)>?");

  private final Map<String, Integer> names = new HashMap<>();
  private final int count;
  private int opened;
  private Set<Integer> certain = new HashSet<>();

  PatternGroups(String text) {
    Matcher opening = OPENING.matcher(text);
    int groups = 0;
    while (opening.find()) {
      groups += opening.group().startsWith("(") ? 1 : 0;
      if (opening.group(1) != null && names.put(opening.group(1), groups) != null) {
        throw new PatternException(
            opening.start(), "two groups have the name `" + opening.group(1) + "`", "rename one of them");
      }
    }
    this.count = groups;
  }

  int open() {
    return ++opened;
  }

  /** What certainly took part, to come back to. */
  Set<Integer> certain() {
    return new HashSet<>(certain);
  }

  void tookPart(int group) {
    certain.add(group);
  }

  void reset(Set<Integer> earlier) {
    certain = new HashSet<>(earlier);
  }

  /** The number of a named group. */
  int number(String name, int offset) {
    Integer number = names.get(name);
    if (number == null) {
      throw new PatternException(
          offset, "no group has the name `" + name + "`", "name the group: `(?<" + name + ">…)`");
    }
    return number;
  }

  /** The reference to a group, as Java writes it. */
  String reference(int number, int offset) {
    if (number > count) {
      throw new PatternException(
          offset, "there is no group " + number + " to refer to", "write `\\x3" + number % 10 + "` for a character");
    }
    if (!certain.contains(number)) {
      throw new PatternException(
          offset,
          "group " + number + " may not have taken part in the match here, and servers read that differently",
          "refer only to a group before this place that always takes part");
    }
    return "(?:\\" + number + ")";
  }
}
