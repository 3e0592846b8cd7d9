package io.mcpspec.release.report;

import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.report.view.LevelCounts;
import io.mcpspec.release.report.view.Markup;
import io.mcpspec.release.report.view.Titles;
import io.mcpspec.release.review.Review;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * JUnit's XML: a test case for the verdict and one for each finding. Findings fail only when the status says so, and
 * then those of the worst level, which is at or above the level that was asked for; accepted ones are skipped tests.
 */
final class JunitReport implements Report {

  @Override
  public String of(Review review) {
    Optional<Level> failing = failing(review);
    List<Finding> findings = review.findings();
    long failures = findings.stream().filter(finding -> fails(finding, failing)).count();
    Markup xml = new Markup().verbatim("<?xml version=\"1.0\" encoding=\"UTF-8\"?>").block("testsuites");
    xml.block("testsuite",
        "name", "mcp-spec diff: " + Titles.both(review),
        "tests", String.valueOf(1 + findings.size() + review.accepted().size()),
        "failures", String.valueOf(failures),
        "errors", review.wasMade() ? "0" : "1",
        "skipped", String.valueOf(review.accepted().size()));
    verdict(xml, review);
    findings.forEach(finding -> finding(xml, finding, fails(finding, failing)));
    review.accepted().forEach(accepted -> accepted(xml, accepted));
    return xml.line().close().line().close().line().toString();
  }

  /** The level whose findings fail. */
  private static Optional<Level> failing(Review review) {
    boolean fails = review.status() == Status.FINDINGS || review.status() == Status.LOCK;
    return review.findings().stream().map(Finding::level).min(Comparator.naturalOrder()).filter(worst -> fails);
  }

  private static boolean fails(Finding finding, Optional<Level> failing) {
    return failing.filter(finding.level()::equals).isPresent();
  }

  private static void verdict(Markup xml, Review review) {
    xml.block("testcase", "classname", "verdict", "name", "status: " + review.status());
    if (review.wasMade()) {
      xml.element("system-out", review.verdict() + "\n" + LevelCounts.of(review.findings()).all());
    } else {
      xml.empty("error", "type", review.status().name(), "message", review.verdict());
    }
    xml.close();
  }

  private static void finding(Markup xml, Finding finding, boolean fails) {
    open(xml, finding);
    if (fails) {
      xml.element("failure", details(finding), "type", finding.level().name(), "message", finding.message());
    } else {
      xml.element("system-out", finding.level() + ": " + finding.message() + "\n" + details(finding));
    }
    xml.close();
  }

  private static void accepted(Markup xml, Review.Accepted accepted) {
    open(xml, accepted.finding());
    xml.empty("skipped", "message", "accepted: " + accepted.reason()).close();
  }

  private static void open(Markup xml, Finding finding) {
    xml.block("testcase", "classname", finding.rule().id() + " " + finding.rule().slug(),
        "name", finding.subject() + " [" + finding.fingerprint() + "]");
  }

  private static String details(Finding finding) {
    StringJoiner details = new StringJoiner("\n");
    finding.audiences().stream().sorted().forEach(audience -> details.add("for " + audience.who()));
    finding.before().map(Place::toString).ifPresent(place -> details.add("before: " + place));
    finding.after().map(Place::toString).ifPresent(place -> details.add("after: " + place));
    return details.toString();
  }
}
