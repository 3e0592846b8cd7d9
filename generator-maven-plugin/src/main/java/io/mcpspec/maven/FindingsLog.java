package io.mcpspec.maven;

import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.diagnostic.TextRenderer;
import java.util.Comparator;
import java.util.List;
import org.apache.maven.plugin.logging.Log;

/** Prints findings to Maven's log. Each line is logged alone, since Maven marks only the first line of an entry. */
final class FindingsLog {

  private final Log log;

  FindingsLog(Log log) {
    this.log = log;
  }

  void show(List<Diagnostic> findings, int files) {
    for (Diagnostic finding : findings) {
      TextRenderer.render(finding, new MavenStyle()).lines().forEach(line -> print(finding.severity(), line));
      print(finding.severity(), "");
    }
    if (!findings.isEmpty()) {
      Severity worst = findings.stream().map(Diagnostic::severity).min(Comparator.naturalOrder()).orElseThrow();
      print(worst, TextRenderer.summary(findings, files));
    }
  }

  /** The message that Maven repeats at the end of the build. */
  String failure(List<Diagnostic> findings) {
    long errors = findings.stream().filter(finding -> finding.severity() == Severity.ERROR).count();
    return "the spec has " + errors + (errors == 1 ? " error" : " errors") + ", shown above";
  }

  private void print(Severity severity, String line) {
    switch (severity) {
      case ERROR -> log.error(line);
      case WARNING -> log.warn(line);
      case NOTICE -> log.info(line);
    }
  }
}
