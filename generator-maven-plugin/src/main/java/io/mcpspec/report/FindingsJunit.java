package io.mcpspec.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Findings as JUnit's XML: a test case for each file or subject with findings, which fails where there is an error. */
final class FindingsJunit {

  private static final String GROUP = "mcp-spec";

  private FindingsJunit() {}

  static String of(ReportedRun run) {
    Map<String, List<ReportedFinding>> parts = run.open().stream()
        .collect(Collectors.groupingBy(FindingsJunit::part, LinkedHashMap::new, Collectors.toList()));
    List<JunitSuite.Case> cases = new ArrayList<>();
    parts.forEach((part, found) -> cases.add(new JunitSuite.Case(GROUP, part, outcome(found))));
    run.findings().forEach(finding -> finding.accepted().ifPresent(reason -> cases.add(new JunitSuite.Case(GROUP,
        finding.rule().title() + " " + part(finding), new JunitSuite.Skipped("accepted: " + reason)))));
    if (cases.isEmpty()) {
      cases.add(new JunitSuite.Case(GROUP, run.clean(), new JunitSuite.Passed()));
    }
    return new JunitSuite("mcp-spec " + run.command(), cases).text();
  }

  private static String part(ReportedFinding finding) {
    return finding.place().map(ReportedPlace::file).or(finding::subject).orElse("");
  }

  private static JunitSuite.Outcome outcome(List<ReportedFinding> findings) {
    String lines = findings.stream().map(FindingsJunit::line).collect(Collectors.joining("\n"));
    return findings.stream().filter(finding -> finding.weight() == Weight.ERROR).findFirst()
        .<JunitSuite.Outcome>map(first -> new JunitSuite.Failed("error", first.message(), lines))
        .orElseGet(() -> new JunitSuite.Told(lines));
  }

  private static String line(ReportedFinding finding) {
    String where = finding.place().map(ReportedPlace::toString).or(finding::subject).orElse("");
    return where + ": " + finding.weight().github() + ": " + finding.message() + " [" + finding.rule().title() + "]";
  }
}
