package io.mcpspec.release.report;

import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.report.view.LevelCounts;
import io.mcpspec.release.report.view.StatusWords;
import io.mcpspec.release.report.view.Titles;
import io.mcpspec.release.review.Review;
import io.mcpspec.report.JunitSuite;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * JUnit's XML: a test case for the verdict and one for each finding. Those fail that make the
 * comparison fail; accepted ones are skipped tests.
 */
final class JunitReport implements Report {

  @Override
  public String of(Review review) {
    List<JunitSuite.Case> cases = new ArrayList<>();
    cases.add(new JunitSuite.Case("verdict", "status: " + StatusWords.of(review), verdict(review)));
    review.findings().forEach(finding -> cases.add(testCase(finding, outcome(finding, review.fails(finding)))));
    review.accepted().forEach(accepted -> cases.add(
        testCase(accepted.finding(), new JunitSuite.Skipped("accepted: " + accepted.reason()))));
    return new JunitSuite("mcp-spec diff: " + Titles.both(review), cases).text();
  }

  private static JunitSuite.Outcome verdict(Review review) {
    return review.wasMade()
        ? new JunitSuite.Told(review.verdict() + "\n" + LevelCounts.of(review.findings()).all())
        : new JunitSuite.Broken(review.status().name(), review.verdict());
  }

  private static JunitSuite.Outcome outcome(Finding finding, boolean fails) {
    return fails
        ? new JunitSuite.Failed(finding.level().name(), finding.message(), details(finding))
        : new JunitSuite.Told(finding.level() + ": " + finding.message() + "\n" + details(finding));
  }

  private static JunitSuite.Case testCase(Finding finding, JunitSuite.Outcome outcome) {
    return new JunitSuite.Case(finding.rule().id() + " " + finding.rule().slug(),
        finding.subject() + " [" + finding.fingerprint() + "]", outcome);
  }

  private static String details(Finding finding) {
    StringJoiner details = new StringJoiner("\n");
    finding.audiences().stream().sorted().forEach(audience -> details.add("for " + audience.who()));
    finding.before().map(Place::toString).ifPresent(place -> details.add("before: " + place));
    finding.after().map(Place::toString).ifPresent(place -> details.add("after: " + place));
    return details.toString();
  }
}
