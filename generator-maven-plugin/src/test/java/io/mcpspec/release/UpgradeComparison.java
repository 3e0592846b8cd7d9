package io.mcpspec.release;

import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Compares the findings of the diff with the judgements of a reviewer, place by place. */
final class UpgradeComparison {

  /** What changed where. */
  private record Spot(UpgradeAspect aspect, String place) {

    @Override
    public String toString() {
      return aspect.name().toLowerCase(Locale.ROOT) + " " + place;
    }
  }

  private final List<UpgradeJudgement> judgements;
  private final Map<Spot, Level> judged = new HashMap<>();
  private final Map<Spot, Level> found = new HashMap<>();
  private final List<Finding> unjudged = new ArrayList<>();

  UpgradeComparison(List<UpgradeJudgement> judgements, List<Finding> findings) {
    this.judgements = judgements;
    for (UpgradeJudgement judgement : judgements) {
      spots(judgement).forEach(spot -> judged.merge(spot, judgement.level(), UpgradeComparison::worse));
    }
    findings.stream().filter(finding -> finding.rule() != Rule.INPUT_PORTABILITY_REGRESSED).forEach(this::assign);
  }

  private static Stream<Spot> spots(UpgradeJudgement judgement) {
    return judgement.places().stream().map(place -> new Spot(judgement.aspect(), place));
  }

  private static Level worse(Level one, Level other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  private void assign(Finding finding) {
    List<Spot> spots = places(finding).stream().flatMap(place -> covering(finding, place).stream()).toList();
    spots.forEach(spot -> found.merge(spot, finding.level(), UpgradeComparison::worse));
    if (spots.isEmpty()) {
      unjudged.add(finding);
    }
  }

  /** The places that a finding speaks about: both names of what was renamed, and the argument of a prompt. */
  private static List<String> places(Finding finding) {
    String subject = finding.subject();
    Map<String, String> args = finding.args();
    return switch (finding.rule()) {
      case INPUT_PARAM_RENAMED ->
          List.of(subject, subject.substring(0, subject.lastIndexOf('/') + 1) + args.get("from"));
      case PROMPT_REQUIRED_ARG_ADDED, PROMPT_OPTIONAL_ARG_ADDED ->
          List.of(subject + "#/arguments/" + args.get("argument"));
      case PROMPT_ARG_REMOVED_OR_RENAMED -> List.of(subject + "#/arguments/" + args.get("from"));
      default -> List.of(subject);
    };
  }

  /** The judged spot that a place belongs to; changes inside of a schema belong to what is judged about it, too. */
  private Optional<Spot> covering(Finding finding, String place) {
    UpgradeAspect aspect = UpgradeAspect.of(finding);
    return nearest(aspect, place)
        .or(() -> aspect.isOfSchemas() ? nearest(UpgradeAspect.SCHEMA, place) : Optional.empty());
  }

  /** The spot of a place or of the nearest place above it, but for the whole input or output of a tool. */
  private Optional<Spot> nearest(UpgradeAspect aspect, String place) {
    String at = place;
    while (!judged.containsKey(new Spot(aspect, at))) {
      int end = at.lastIndexOf('/');
      if (end < 0 || at.substring(0, end).matches(".*#(/[^/]*)?")) {
        return Optional.empty();
      }
      at = at.substring(0, end);
    }
    return Optional.of(new Spot(aspect, at));
  }

  /** What the diff and the reviewer see differently, each in a line. */
  List<String> differences() {
    Stream<String> levels = judged.keySet().stream()
        .filter(spot -> !agrees(spot))
        .map(spot -> spot + ": " + judged.get(spot) + ", found "
            + name(Optional.ofNullable(found.get(spot))));
    Stream<String> others = unjudged.stream()
        .filter(finding -> finding.level().compareTo(Level.RISKY) <= 0)
        .map(finding -> UpgradeAspect.of(finding).name().toLowerCase(Locale.ROOT) + " " + finding.subject()
            + ": not judged, found " + finding.level());
    return Stream.of(levels, others, verdict()).flatMap(lines -> lines).distinct().sorted().toList();
  }

  /** A line where the worst that the diff reports is not the worst that the reviewer sees. */
  private Stream<String> verdict() {
    Optional<Level> judgedWorst = judged.values().stream().min(Comparator.naturalOrder());
    Optional<Level> foundWorst = Stream.concat(found.values().stream(), unjudged.stream().map(Finding::level))
        .min(Comparator.naturalOrder());
    return judgedWorst.equals(foundWorst)
        ? Stream.empty()
        : Stream.of("verdict: " + name(judgedWorst) + ", found " + name(foundWorst));
  }

  private static String name(Optional<Level> level) {
    return level.map(Level::name).orElse("nothing");
  }

  /** The diff need not mention what is only form. */
  private boolean agrees(Spot spot) {
    return Optional.ofNullable(found.get(spot)).map(judged.get(spot)::equals).orElse(judged.get(spot) == Level.DOCS);
  }

  /** The judgements whose places are all judged alike by the diff. */
  long agreed() {
    return judgements.stream().filter(judgement -> spots(judgement).allMatch(this::agrees)).count();
  }

  long judgements() {
    return judgements.size();
  }

  /** The places where a reviewer sees a break and the diff reports none. */
  List<String> missedBreaks() {
    return judged.keySet().stream()
        .filter(spot -> judged.get(spot) == Level.BREAKING && !agrees(spot))
        .map(Spot::toString)
        .sorted(Comparator.naturalOrder())
        .toList();
  }
}
