package io.mcpspec.report;

/** How much a finding matters, in the words of each form. */
public enum Weight {
  ERROR("error", "error"),
  WARNING("warning", "warning"),
  NOTE("note", "notice");

  private final String sarif;
  private final String github;

  Weight(String sarif, String github) {
    this.sarif = sarif;
    this.github = github;
  }

  /** The level in SARIF. */
  String sarif() {
    return sarif;
  }

  /** The workflow command of GitHub. */
  public String github() {
    return github;
  }
}
