package io.mcpspec.release.report;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.finding.RulePage;
import io.mcpspec.release.report.view.LevelCounts;
import io.mcpspec.release.report.view.Titles;
import io.mcpspec.release.review.Review;
import io.mcpspec.report.JsonValues;
import io.mcpspec.report.ReportedFinding;
import io.mcpspec.report.ReportedPlace;
import io.mcpspec.report.ReportedRule;
import io.mcpspec.report.SarifLog;
import io.mcpspec.report.Weight;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** SARIF 2.1.0 of a review. */
final class SarifReport implements Report {

  private final Function<Rule, RulePage> pages;

  /**
   * A report.
   *
   * @param pages what is to say of each rule
   */
  SarifReport(Function<Rule, RulePage> pages) {
    this.pages = pages;
  }

  @Override
  public String of(Review review) {
    Map<Rule, ReportedRule> rules = rules(review);
    Mapping properties = JsonValues.object()
        .put("status", review.status().name())
        .putText("failOn", review.failOn().map(LevelCounts::word))
        .put("verdict", review.verdict())
        .put("compared", Titles.both(review))
        .build();
    Optional<String> failure = Optional.of(review.verdict()).filter(verdict -> !review.wasMade());
    return new SarifLog(List.copyOf(rules.values()), findings(review, rules), failure, properties).text();
  }

  /** The rules that occur, in the order of all rules. */
  private Map<Rule, ReportedRule> rules(Review review) {
    Map<Rule, ReportedRule> rules = new EnumMap<>(Rule.class);
    review.findings().forEach(finding -> rules.computeIfAbsent(finding.rule(), this::rule));
    review.accepted().forEach(accepted -> rules.computeIfAbsent(accepted.finding().rule(), this::rule));
    return rules;
  }

  private ReportedRule rule(Rule rule) {
    RulePage page = pages.apply(rule);
    return new ReportedRule(
        rule.id(),
        Optional.of(rule.slug()),
        Optional.of(page.why()),
        weight(rule.levels().iterator().next()),
        Optional.empty(),
        page.text(),
        rule.isSecurityRelevant() ? List.of("security") : List.of());
  }

  private static List<ReportedFinding> findings(Review review, Map<Rule, ReportedRule> rules) {
    List<ReportedFinding> all = new ArrayList<>();
    Optional<Place> any = review.findings().stream().flatMap(finding -> place(finding).stream()).findFirst();
    review.findings().forEach(
        finding -> all.add(finding(finding, rules.get(finding.rule()), any, Optional.empty())));
    review.accepted().forEach(accepted -> all.add(finding(
        accepted.finding(), rules.get(accepted.finding().rule()), any, Optional.of(accepted.reason()))));
    return all;
  }

  private static ReportedFinding finding(
      Finding finding, ReportedRule rule, Optional<Place> any, Optional<String> accepted) {
    return new ReportedFinding(
        rule,
        weight(finding.level()),
        finding.message(),
        List.of(),
        List.of(),
        Optional.of(place(finding).map(SarifReport::line).orElseGet(() -> ReportedPlace.file(
            any.map(Place::file).orElseGet(() -> DeliveredFile.of(finding.subject()))))),
        finding.after().flatMap(after -> finding.before()).map(SarifReport::line),
        Optional.of(finding.subject()),
        Optional.of(new ReportedFinding.Fingerprint("mcpSpecChange/v1", finding.fingerprint())),
        accepted);
  }

  /** A code scanner takes no result without a file: one without a place is shown in the file of another. */
  private static Optional<Place> place(Finding finding) {
    return finding.after().or(finding::before);
  }

  static ReportedPlace line(Place place) {
    return ReportedPlace.line(place.file(), place.line());
  }

  static Weight weight(Level level) {
    return switch (level) {
      case BREAKING -> Weight.ERROR;
      case RISKY -> Weight.WARNING;
      case COMPATIBLE, DOCS -> Weight.NOTE;
    };
  }
}
