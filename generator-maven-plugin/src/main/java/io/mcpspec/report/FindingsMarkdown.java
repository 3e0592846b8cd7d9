package io.mcpspec.report;

import io.mcpspec.document.text.Visible;

/** Findings as a table of Markdown. */
final class FindingsMarkdown {

  private FindingsMarkdown() {}

  static String of(ReportedRun run) {
    if (run.open().isEmpty()) {
      return Character.toUpperCase(run.clean().charAt(0)) + run.clean().substring(1) + ".\n";
    }
    StringBuilder out = new StringBuilder("| severity | place | finding | code |\n|---|---|---|---|\n");
    for (ReportedFinding finding : run.open()) {
      String where = finding.place().map(place -> place.file() + ":" + place.line()).or(finding::subject).orElse("");
      out.append("| ").append(finding.weight().github())
          .append(" | `").append(where)
          .append("` | ").append(cell(finding.message()))
          .append(" | `").append(finding.rule().id()).append("` |\n");
    }
    return out.toString();
  }

  private static String cell(String text) {
    return Visible.text(text).replace("|", "\\|").replace("<", "&lt;").replace("\n", "<br>");
  }
}
