package io.mcpspec.diagnostic;

import io.mcpspec.document.source.Position;
import io.mcpspec.document.source.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Findings as text for people. The first line of each has the form that terminals, editors and CI systems link; every
 * finding is followed by an empty line, all of them by a line that counts.
 */
public final class TextRenderer {

  private TextRenderer() {}

  /**
   * All findings and the closing count.
   *
   * @param findings in the order to show
   * @param files how many files the spec has
   * @param commands how the user writes commands
   */
  public static String render(List<Diagnostic> findings, int files, CommandStyle commands) {
    StringBuilder text = new StringBuilder();
    findings.forEach(finding -> text.append(render(finding, commands)).append('\n'));
    return text.append(summary(findings, files)).append('\n').toString();
  }

  /** One finding: place and message, the source line, notes, helps; every line ends with a newline. */
  public static String render(Diagnostic finding, CommandStyle commands) {
    List<String> lines = new ArrayList<>();
    lines.add(
        finding.span() + ": " + finding.severity() + ": " + finding.message() + " [" + finding.code().slug() + "]");
    String margin = " ".repeat(Integer.toString(finding.span().start().line()).length());
    lines.addAll(snippet(finding.span(), margin));
    finding.notes().forEach(note -> lines.add(margin + " = note: " + note));
    helps(finding, commands).forEach(help -> lines.add(margin + " = help: " + help));
    return String.join("\n", lines) + "\n";
  }

  /** {@code 2 errors in 1 of 84 files; nothing was written}. */
  public static String summary(List<Diagnostic> findings, int files) {
    long errors = count(findings, Severity.ERROR);
    long warnings = count(findings, Severity.WARNING);
    long notices = count(findings, Severity.NOTICE);
    long faulty = findings.stream().map(finding -> finding.span().file().path()).distinct().count();
    List<String> counts = new ArrayList<>();
    if (errors > 0 || findings.isEmpty()) {
      counts.add(count(errors, "error"));
    }
    if (warnings > 0) {
      counts.add(count(warnings, "warning"));
    }
    if (notices > 0) {
      counts.add(count(notices, "notice"));
    }
    String outcome = errors > 0 ? "; nothing was written" : "";
    return String.join(", ", counts) + " in " + faulty + " of " + count(files, "file") + outcome;
  }

  private static long count(List<Diagnostic> findings, Severity severity) {
    return findings.stream().filter(finding -> finding.severity() == severity).count();
  }

  private static List<String> snippet(Span span, String margin) {
    List<String> source = span.file().lines();
    Position start = span.start();
    if (start.line() > source.size()) {
      return List.of();
    }
    String line = source.get(start.line() - 1);
    boolean oneLine = span.end().line() == start.line();
    int end = oneLine ? span.end().column() - 1 : line.codePointCount(0, line.length());
    SnippetLine shown = SnippetLine.of(line, start.column() - 1, end);
    return List.of(
        margin + " |",
        start.line() + " | " + shown.text(),
        margin + " | " + " ".repeat(shown.from()) + "^".repeat(shown.width()));
  }

  /** A finding that brings no advice points to its page. */
  private static List<String> helps(Diagnostic finding, CommandStyle commands) {
    return finding.helps().isEmpty()
        ? List.of(commands.line("explain", "code", finding.code().slug()))
        : finding.helps();
  }

  private static String count(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
