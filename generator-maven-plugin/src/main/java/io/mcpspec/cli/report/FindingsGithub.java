package io.mcpspec.cli.report;

import io.mcpspec.diagnostic.Diagnostic;
import java.util.List;

/** Findings as workflow commands of GitHub Actions, one a line. */
final class FindingsGithub {

  private FindingsGithub() {}

  static String of(List<Diagnostic> findings) {
    StringBuilder out = new StringBuilder();
    for (Diagnostic finding : findings) {
      String text = finding.message() + (finding.helps().isEmpty() ? "" : "\n" + String.join("\n", finding.helps()));
      out.append("::").append(finding.severity())
          .append(" file=").append(property(finding.span().file().path()))
          .append(",line=").append(finding.span().start().line())
          .append(",col=").append(finding.span().start().column())
          .append(",title=").append(property(finding.code().slug()))
          .append("::").append(data(text)).append('\n');
    }
    return out.toString();
  }

  private static String data(String text) {
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String property(String text) {
    return data(text).replace(":", "%3A").replace(",", "%2C");
  }
}
