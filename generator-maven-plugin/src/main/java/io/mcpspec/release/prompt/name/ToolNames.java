package io.mcpspec.release.prompt.name;

import io.mcpspec.release.prompt.match.Unit;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names of tools in a text. A name of several words, such as {@code put_item}, is known wherever it stands; one that is
 * also a plain word, such as {@code query}, only as a code span. What is called a tool counts as one, known or not.
 */
public final class ToolNames {

  private static final Pattern NAME = Pattern.compile("(?<![\\w./#-])(`?)([A-Za-z][\\w.-]*[\\w])(`?)(?![\\w/#(-])");
  private static final Pattern CALLED =
      Pattern.compile("(?i:\\btools?\\s+)`([A-Za-z][\\w.-]*)`|`([A-Za-z][\\w.-]*)`(?i:\\s+tool\\b)");

  private final Set<String> known;

  /** Knows the tools of both sides. */
  public ToolNames(Set<String> before, Set<String> after) {
    known = new HashSet<>(before);
    known.addAll(after);
  }

  /** The names in a text, sorted. */
  Set<String> in(String text) {
    Set<String> names = new TreeSet<>();
    Matcher matcher = NAME.matcher(text);
    while (!known.isEmpty() && matcher.find()) {
      boolean span = !matcher.group(1).isEmpty() && !matcher.group(3).isEmpty();
      if (known.contains(matcher.group(2)) && (span || isCompound(matcher.group(2)))) {
        names.add(matcher.group(2));
      }
    }
    Matcher called = CALLED.matcher(text);
    while (called.find()) {
      names.add(called.group(1) == null ? called.group(2) : called.group(1));
    }
    return names;
  }

  private static boolean isCompound(String name) {
    return name.indexOf('_') > 0 || name.indexOf('-') > 0 || name.indexOf('.') > 0
        || name.chars().skip(1).anyMatch(Character::isUpperCase);
  }

  /** The normal form of a unit with all names made alike. */
  public String without(Unit unit) {
    String text = unit.normal();
    for (String name : in(unit.raw())) {
      text = text.replaceAll("(?<![\\w-])" + Pattern.quote(name) + "(?![\\w-])", "□");
    }
    return text;
  }
}
