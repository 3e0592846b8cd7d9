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
 * The findings that concern the same audience. A finding with several audiences is listed with the first of them,
 * so that each is listed once and the numbers add up; the others are named beside it.
 *
 * @param audience whom they concern, empty for those that break nobody
 * @param findings at least one, in the order of the review
 */
public record FindingGroup(Optional<Audience> audience, List<Finding> findings) {

  /** Groups with a worse finding come first, those that concern nobody last. */
  private static final Comparator<FindingGroup> WORST_FIRST =
      Comparator.<FindingGroup, Boolean>comparing(group -> group.audience().isEmpty())
          .thenComparing(FindingGroup::worst);

  public static List<FindingGroup> of(List<Finding> findings) {
    Map<Audience, List<Finding>> byAudience = new EnumMap<>(Audience.class);
    List<Finding> harmless = new ArrayList<>();
    for (Finding finding : findings) {
      first(finding).map(audience -> byAudience.computeIfAbsent(audience, key -> new ArrayList<>()))
          .orElse(harmless).add(finding);
    }
    List<FindingGroup> groups = new ArrayList<>();
    byAudience.forEach((audience, list) -> groups.add(new FindingGroup(Optional.of(audience), List.copyOf(list))));
    if (!harmless.isEmpty()) {
      groups.add(new FindingGroup(Optional.empty(), List.copyOf(harmless)));
    }
    groups.sort(WORST_FIRST);
    return List.copyOf(groups);
  }

  /** Whom the findings concern, as a heading. */
  public String heading() {
    return audience.map(Audience::who).map(who -> Character.toUpperCase(who.charAt(0)) + who.substring(1))
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
    return finding.audiences().stream().min(Comparator.naturalOrder());
  }
}
