package io.mcpspec.report;

import java.util.List;

/**
 * What one run of a command found.
 *
 * @param command the command, such as {@code check}
 * @param clean what is to say when there is nothing: lower case, no final stop
 * @param findings all findings, also the accepted ones
 */
public record ReportedRun(String command, String clean, List<ReportedFinding> findings) {

  public ReportedRun {
    findings = List.copyOf(findings);
  }

  /** The findings that nobody accepted. */
  List<ReportedFinding> open() {
    return findings.stream().filter(finding -> finding.accepted().isEmpty()).toList();
  }
}
