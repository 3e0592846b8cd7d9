package io.mcpspec.release.report;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.node.MappingBuilder;
import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.finding.RulePage;
import io.mcpspec.release.report.view.LevelCounts;
import io.mcpspec.release.report.view.Titles;
import io.mcpspec.release.report.view.Visible;
import io.mcpspec.release.review.Review;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * SARIF 2.1.0. A run that found something has still run well; accepted findings stay in the list, suppressed, since a
 * code scanner closes what is not reported any more.
 */
final class SarifReport implements Report {

  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

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
    List<Rule> rules = rules(review);
    Mapping driver = JsonValues.object()
        .put("name", "mcp-spec")
        .put("rules", JsonValues.list(rules, this::rule))
        .build();
    Mapping run = JsonValues.object()
        .put("tool", JsonValues.object().put("driver", driver).build())
        .put("invocations", JsonValues.list(List.of(review), SarifReport::invocation))
        .put("results", JsonValues.list(results(review, rules), result -> result))
        .put("properties", JsonValues.object()
            .put("status", review.status().name())
            .putText("failOn", review.failOn().map(LevelCounts::word))
            .put("verdict", review.verdict())
            .put("compared", Titles.both(review)).build())
        .build();
    return JsonValues.file(JsonValues.object()
        .put("$schema", SCHEMA)
        .put("version", "2.1.0")
        .put("runs", JsonValues.list(List.of(run), only -> only)));
  }

  /** The rules that occur, in the order of all rules. */
  private static List<Rule> rules(Review review) {
    TreeSet<Rule> rules = new TreeSet<>();
    review.findings().forEach(finding -> rules.add(finding.rule()));
    review.accepted().forEach(accepted -> rules.add(accepted.finding().rule()));
    return List.copyOf(rules);
  }

  private Mapping rule(Rule rule) {
    RulePage page = pages.apply(rule);
    return JsonValues.object()
        .put("id", rule.id())
        .put("name", rule.slug())
        .put("shortDescription", text(rule.slug().replace('-', ' ')))
        .put("fullDescription", text(page.why()))
        .put("help", JsonValues.object().put("text", page.text()).put("markdown", page.text()).build())
        .put("defaultConfiguration", JsonValues.object().put("level", level(rule.levels().iterator().next())).build())
        .put("properties", JsonValues.object()
            .put("tags", rule.isSecurityRelevant() ? List.of("security") : List.of()).build())
        .build();
  }

  /** Only a review that was not made has failed; why is its verdict. */
  private static Mapping invocation(Review review) {
    MappingBuilder invocation = JsonValues.object().put("executionSuccessful", review.wasMade());
    if (!review.wasMade()) {
      Mapping problem = JsonValues.object().put("level", "error").put("message", text(review.verdict())).build();
      invocation.put("toolConfigurationNotifications", JsonValues.list(List.of(problem), only -> only));
    }
    return invocation.build();
  }

  private static List<Mapping> results(Review review, List<Rule> rules) {
    List<Mapping> results = new ArrayList<>();
    Optional<Place> any = review.findings().stream().flatMap(finding -> place(finding).stream()).findFirst();
    review.findings().forEach(finding -> results.add(result(finding, rules, any).build()));
    for (Review.Accepted accepted : review.accepted()) {
      Mapping suppression = JsonValues.object()
          .put("kind", "external")
          .put("status", "accepted")
          .put("justification", accepted.reason())
          .build();
      results.add(result(accepted.finding(), rules, any)
          .put("suppressions", JsonValues.list(List.of(suppression), only -> only))
          .build());
    }
    return results;
  }

  private static MappingBuilder result(Finding finding, List<Rule> rules, Optional<Place> any) {
    MappingBuilder result = JsonValues.object()
        .put("ruleId", finding.rule().id())
        .put("ruleIndex", rules.indexOf(finding.rule()))
        .put("level", level(finding.level()))
        .put("message", text(finding.message()))
        .put("locations", JsonValues.list(List.of(finding), found -> location(found, any)));
    Optional<Place> old = finding.after().flatMap(after -> finding.before());
    old.ifPresent(place -> result.put("relatedLocations", JsonValues.list(List.of(place), SarifReport::before)));
    return result
        .put("partialFingerprints", JsonValues.object().put("mcpSpecChange/v1", finding.fingerprint()).build());
  }

  private static Optional<Place> place(Finding finding) {
    return finding.after().or(finding::before);
  }

  /** A code scanner takes no result without a file: one without a place is shown in the file of another. */
  private static Mapping location(Finding finding, Optional<Place> any) {
    Mapping logical = JsonValues.object().put("fullyQualifiedName", finding.subject()).build();
    return JsonValues.object()
        .put("physicalLocation", place(finding).map(SarifReport::physical).orElseGet(() ->
            file(any.map(Place::file).orElseGet(() -> DeliveredFile.of(finding.subject()))).build()))
        .put("logicalLocations", JsonValues.list(List.of(logical), only -> only))
        .build();
  }

  private static Mapping before(Place place) {
    return JsonValues.object()
        .put("physicalLocation", physical(place))
        .put("message", text("where it stood before"))
        .build();
  }

  private static Mapping physical(Place place) {
    return file(place.file()).put("region", JsonValues.object().put("startLine", place.line()).build()).build();
  }

  private static MappingBuilder file(String path) {
    return JsonValues.object()
        .put("artifactLocation", JsonValues.object().put("uri", DeliveredFile.uri(path)).build());
  }

  private static Mapping text(String text) {
    return JsonValues.object().put("text", Visible.text(text)).build();
  }

  private static String level(Level level) {
    return switch (level) {
      case BREAKING -> "error";
      case RISKY -> "warning";
      case COMPATIBLE, DOCS -> "note";
    };
  }
}
