package io.mcpspec.release.report.view;

import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.rule.Level;
import io.mcpspec.release.rule.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The findings of one rule and level, named once and listed together.
 *
 * @param level their level
 * @param rule their rule
 * @param findings at least one, in the order of the review
 */
public record RuleFindings(Level level, Rule rule, List<Finding> findings) {

  private record Key(Level level, Rule rule) {}

  /** The worst level first, what may open a door first within a level, then in the order of the rules. */
  private static final Comparator<RuleFindings> WORST_FIRST = Comparator
      .comparing(RuleFindings::level)
      .thenComparing(findings -> !findings.rule().isSecurityRelevant())
      .thenComparing(RuleFindings::rule);

  public static List<RuleFindings> of(List<Finding> findings) {
    Map<Key, List<Finding>> byRule = new LinkedHashMap<>();
    for (Finding finding : findings) {
      byRule.computeIfAbsent(new Key(finding.level(), finding.rule()), key -> new ArrayList<>()).add(finding);
    }
    List<RuleFindings> all = new ArrayList<>();
    byRule.forEach((key, list) -> all.add(new RuleFindings(key.level(), key.rule(), List.copyOf(list))));
    all.sort(WORST_FIRST);
    return List.copyOf(all);
  }

  /** {@code I05 input-became-required}. */
  public String title() {
    return rule.id() + " " + rule.slug();
  }
}
