package io.mcpspec.cli.report;

import io.mcpspec.diagnostic.Diagnostic;
import java.util.List;

/** Findings as a table of Markdown. */
final class FindingsMarkdown {

  private FindingsMarkdown() {}

  static String of(List<Diagnostic> findings) {
    if (findings.isEmpty()) {
      return "The spec is sound.\n";
    }
    StringBuilder out = new StringBuilder("| severity | place | finding | code |\n|---|---|---|---|\n");
    for (Diagnostic finding : findings) {
      out.append("| ").append(finding.severity())
          .append(" | `").append(finding.span().file().path()).append(':').append(finding.span().start().line())
          .append("` | ").append(cell(finding.message()))
          .append(" | `").append(finding.code().slug()).append("` |\n");
    }
    return out.toString();
  }

  private static String cell(String text) {
    return text.replace("|", "\\|").replace("<", "&lt;").replace("\n", "<br>");
  }
}
