package io.mcpspec.release;

import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.finding.RulePage;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the pages of rules say about their mirrors. */
final class Mirrors {

  private static final Pattern ID = Pattern.compile("\\b[A-Z]\\d\\d\\b");

  private final Map<Rule, Set<Rule>> mirrors = new EnumMap<>(Rule.class);

  /** The rules that a change shows under when it is undone; none where a rule has no mirror. */
  Set<Rule> of(Rule rule) {
    return mirrors.computeIfAbsent(rule, Mirrors::read);
  }

  private static Set<Rule> read(Rule rule) {
    String text = RulePage.of(rule).text();
    int start = text.lastIndexOf("\n\nMirror:");
    Set<Rule> found = EnumSet.noneOf(Rule.class);
    Matcher ids = ID.matcher(start < 0 ? "" : text.substring(start));
    while (ids.find()) {
      found.add(Rule.of(ids.group()).orElseThrow());
    }
    return found;
  }
}
