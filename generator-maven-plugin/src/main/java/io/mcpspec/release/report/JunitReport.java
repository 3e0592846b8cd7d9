package io.mcpspec.release.report;

import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.report.view.LevelCounts;
import io.mcpspec.release.report.view.Markup;
import io.mcpspec.release.report.view.StatusWords;
import io.mcpspec.release.report.view.Titles;
import io.mcpspec.release.review.Review;
import java.util.List;
import java.util.StringJoiner;

/**
 * JUnit's XML: a test case for the verdict and one for each finding. Those fail that make the
 * comparison fail; accepted ones are skipped tests.
 */
final class JunitReport implements Report {

  @Override
  public String of(Review review) {
    List<Finding> findings = review.findings();
    long failures = findings.stream().filter(review::fails).count();
    Markup xml = new Markup().verbatim("<?xml version=\"1.0\" encoding=\"UTF-8\"?>").block("testsuites");
    xml.block("testsuite",
        "name", "mcp-spec diff: " + Titles.both(review),
        "tests", String.valueOf(1 + findings.size() + review.accepted().size()),
        "failures", String.valueOf(failures),
        "errors", review.wasMade() ? "0" : "1",
        "skipped", String.valueOf(review.accepted().size()));
    verdict(xml, review);
    findings.forEach(finding -> finding(xml, finding, review.fails(finding)));
    review.accepted().forEach(accepted -> accepted(xml, accepted));
    return xml.line().close().line().close().line().toString();
  }

  private static void verdict(Markup xml, Review review) {
    xml.block("testcase", "classname", "verdict", "name", "status: " + StatusWords.of(review));
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
