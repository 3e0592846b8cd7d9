package io.mcpspec.cli.report;

import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.diagnostic.Diagnostic;
import java.util.List;
import java.util.Locale;

/** The forms in which findings are shown. */
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

  /**
   * All findings in this form.
   *
   * @param commands how the user writes commands
   */
  public String of(List<Diagnostic> findings, CommandStyle commands) {
    return switch (this) {
      case TEXT -> throw new IllegalStateException("text is shown line by line");
      case JSON -> FindingsJson.of(findings);
      case SARIF -> FindingsSarif.of(findings, commands);
      case JUNIT -> FindingsJunit.of(findings);
      case MARKDOWN -> FindingsMarkdown.of(findings);
      case GITHUB -> FindingsGithub.of(findings);
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
