package io.mcpspec.report;

import java.util.Locale;

/** The forms in which the findings of a check or a lint are shown. */
public enum FindingsFormat {
  /** For people; the caller shows it. */
  TEXT,
  /** For programs. */
  JSON,
  /** SARIF 2.1.0, for code scanning. */
  SARIF,
  /** JUnit's XML, for test reports of CI systems. */
  JUNIT,
  /** A table, for a comment of a pull request. */
  MARKDOWN,
  /** Workflow commands of GitHub Actions, which mark lines of a pull request. */
  GITHUB;

  /** All findings in this form. */
  public String of(ReportedRun run) {
    return switch (this) {
      case TEXT -> throw new IllegalStateException("text is shown line by line");
      case JSON -> FindingsJson.of(run);
      case SARIF -> SarifLog.of(run.findings()).text();
      case JUNIT -> FindingsJunit.of(run);
      case MARKDOWN -> FindingsMarkdown.of(run);
      case GITHUB -> github(run);
    };
  }

  private static String github(ReportedRun run) {
    StringBuilder out = new StringBuilder();
    run.open().forEach(finding -> out.append(GithubLines.of(finding)));
    return out.toString();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
