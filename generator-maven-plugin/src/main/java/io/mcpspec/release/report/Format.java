package io.mcpspec.release.report;

import io.mcpspec.release.finding.RulePage;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** All forms of a review. */
public enum Format {
  /** For a terminal. */
  TEXT("text", false, new TextReport()),
  /** A comment of a pull request, and the approved review of a step. */
  MARKDOWN("markdown", false, new MarkdownReport()),
  /** The review page: one file that needs neither network nor script. */
  HTML("html", true, new HtmlReport(RulePage::of)),
  /** For programs; its schema is {@code review.schema.json} beside {@link JsonReport}. */
  JSON("json", true, new JsonReport()),
  /** SARIF 2.1.0, for code scanning. */
  SARIF("sarif", true, new SarifReport(RulePage::of)),
  /** JUnit's XML, for test reports of CI systems. */
  JUNIT("junit", true, new JunitReport()),
  /** Workflow commands of GitHub Actions, which mark the lines of a pull request. */
  GITHUB("github", false, new GithubReport()),
  /** Like the page that compares two published packages, file by file. */
  RELEASE("release", false, new ReleaseReport()),
  /** An entry for a CHANGELOG, also good as release notes. */
  CHANGELOG("changelog", false, new ChangelogReport());

  private final String id;
  private final boolean needsFile;
  private final Report report;

  Format(String id, boolean needsFile, Report report) {
    this.id = id;
    this.needsFile = needsFile;
    this.report = report;
  }

  /** How people name it. */
  public String id() {
    return id;
  }

  /** Whether it is to be written to a file, since a terminal cannot use it. */
  public boolean needsFile() {
    return needsFile;
  }

  public Report report() {
    return report;
  }

  /** The format of this name. */
  public static Optional<Format> of(String id) {
    return Arrays.stream(values()).filter(format -> format.id.equals(id)).findFirst();
  }

  /** All names, in the order in which help lists them. */
  public static List<String> ids() {
    return Arrays.stream(values()).map(Format::id).toList();
  }
}
