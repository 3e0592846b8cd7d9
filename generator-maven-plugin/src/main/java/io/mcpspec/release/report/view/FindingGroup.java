package io.mcpspec.release.report.view;

import io.mcpspec.release.finding.Audience;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Level;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The findings that concern the same people or programs. A finding with several victims stands with the first of them,
 * so that each is listed once and the numbers add up; the others are named beside it.
 *
 * @param victim whom they concern, empty for those that break nobody
 * @param findings at least one, in the order of the review
 */
public record FindingGroup(Optional<Audience> victim, List<Finding> findings) {

  /** Groups with a worse finding come first, those that concern nobody last. */
  private static final Comparator<FindingGroup> WORST_FIRST =
      Comparator.<FindingGroup, Boolean>comparing(group -> group.victim().isEmpty())
          .thenComparing(FindingGroup::worst);

  public static List<FindingGroup> of(List<Finding> findings) {
    Map<Audience, List<Finding>> byVictim = new EnumMap<>(Audience.class);
    List<Finding> harmless = new ArrayList<>();
    for (Finding finding : findings) {
      first(finding).map(victim -> byVictim.computeIfAbsent(victim, key -> new ArrayList<>()))
          .orElse(harmless).add(finding);
    }
    List<FindingGroup> groups = new ArrayList<>();
    byVictim.forEach((victim, list) -> groups.add(new FindingGroup(Optional.of(victim), List.copyOf(list))));
    if (!harmless.isEmpty()) {
      groups.add(new FindingGroup(Optional.empty(), List.copyOf(harmless)));
    }
    groups.sort(WORST_FIRST);
    return List.copyOf(groups);
  }

  /** Whom the findings concern, as a heading. */
  public String heading() {
    return victim.map(Audience::who).map(who -> Character.toUpperCase(who.charAt(0)) + who.substring(1))
        .orElse("Nobody, since the meaning is the same");
  }

  /** The findings by rule, the worst first. */
  public List<RuleFindings> rules() {
    return RuleFindings.of(findings);
  }

  public LevelCounts counts() {
    return LevelCounts.of(findings);
  }

  private Level worst() {
    return findings.stream().map(Finding::level).min(Comparator.naturalOrder()).orElseThrow();
  }

  private static Optional<Audience> first(Finding finding) {
    return finding.victims().stream().min(Comparator.naturalOrder());
  }
}
