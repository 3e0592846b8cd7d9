package io.mcpspec.cli.report;

import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Severity;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Findings as JUnit's XML: a test case for each file with findings, which fails where there is an error. */
final class FindingsJunit {

  private FindingsJunit() {}

  static String of(List<Diagnostic> findings) {
    Map<String, List<Diagnostic>> files = findings.stream().collect(Collectors.groupingBy(
        finding -> finding.span().file().path(), LinkedHashMap::new, Collectors.toList()));
    long failures = files.values().stream().filter(FindingsJunit::fails).count();
    StringBuilder out = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n");
    out.append("  <testsuite name=\"mcp-spec check\" tests=\"").append(Math.max(1, files.size()))
        .append("\" failures=\"").append(failures).append("\">\n");
    if (files.isEmpty()) {
      out.append("    <testcase classname=\"mcp-spec\" name=\"the spec is sound\"/>\n");
    }
    files.forEach((file, found) -> testCase(out, file, found));
    return out.append("  </testsuite>\n</testsuites>\n").toString();
  }

  private static boolean fails(List<Diagnostic> findings) {
    return findings.stream().anyMatch(finding -> finding.severity() == Severity.ERROR);
  }

  private static void testCase(StringBuilder out, String file, List<Diagnostic> findings) {
    String lines = findings.stream().map(FindingsJunit::line).collect(Collectors.joining("\n"));
    out.append("    <testcase classname=\"mcp-spec\" name=\"").append(escaped(file)).append("\">\n");
    out.append(fails(findings)
        ? "      <failure message=\"" + escaped(findings.get(0).message()) + "\">" + escaped(lines) + "</failure>\n"
        : "      <system-out>" + escaped(lines) + "</system-out>\n");
    out.append("    </testcase>\n");
  }

  private static String line(Diagnostic finding) {
    return finding.span() + ": " + finding.severity() + ": " + finding.message() + " [" + finding.code().slug() + "]";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;")
        .replaceAll("[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\ufffe\\uffff]", "\ufffd");
  }
}
