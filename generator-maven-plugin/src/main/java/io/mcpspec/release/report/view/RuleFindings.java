package io.mcpspec.release.report.view;

import io.mcpspec.release.finding.Audience;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;

/**
 * The findings of one rule, level and set of audiences: what they share is shown once.
 *
 * @param level their level
 * @param rule their rule
 * @param audiences whom they concern
 * @param findings at least one, in the order of the review
 */
public record RuleFindings(Level level, Rule rule, Set<Audience> audiences, List<Finding> findings) {

  private record Key(Level level, Rule rule, Set<Audience> audiences) {}

  /** The worst level first, what may open a door first within a level, then in the order of the rules. */
  private static final Comparator<RuleFindings> WORST_FIRST = Comparator
      .comparing(RuleFindings::level)
      .thenComparing(findings -> !findings.rule().isSecurityRelevant())
      .thenComparing(RuleFindings::rule);

  public static List<RuleFindings> of(List<Finding> findings) {
    Map<Key, List<Finding>> byRule = new LinkedHashMap<>();
    for (Finding finding : findings) {
      Key key = new Key(finding.level(), finding.rule(), finding.audiences());
      byRule.computeIfAbsent(key, none -> new ArrayList<>()).add(finding);
    }
    List<RuleFindings> all = new ArrayList<>();
    byRule.forEach((key, list) ->
        all.add(new RuleFindings(key.level(), key.rule(), key.audiences(), List.copyOf(list))));
    all.sort(WORST_FIRST);
    return List.copyOf(all);
  }

  /** The findings, those folded that say the same of several items. */
  public List<Family> families() {
    return Family.of(findings);
  }

  /** {@code I05 input-became-required}. */
  public String title() {
    return rule.id() + " " + rule.slug();
  }

  /** The further audiences, besides the one whose group they are listed in; empty when there are none. */
  public String others() {
    StringJoiner words = new StringJoiner("; ");
    audiences.stream().sorted().skip(1).forEach(audience -> words.add(audience.who()));
    return words.toString();
  }
}
