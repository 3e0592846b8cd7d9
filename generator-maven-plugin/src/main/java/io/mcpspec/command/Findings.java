package io.mcpspec.command;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Explanation;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.diagnostic.TextRenderer;
import io.mcpspec.document.source.Span;
import io.mcpspec.report.ReportedFinding;
import io.mcpspec.report.ReportedPlace;
import io.mcpspec.report.ReportedRule;
import io.mcpspec.report.ReportedRun;
import io.mcpspec.report.Weight;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What was found in a spec.
 *
 * @param all the findings, in the order to show
 * @param files how many files the spec has
 */
public record Findings(List<Diagnostic> all, int files) {

  public Findings {
    all = List.copyOf(all);
  }

  /** The worst severity; empty when nothing was found. */
  public Optional<Severity> worst() {
    return all.stream().map(Diagnostic::severity).min(Comparator.naturalOrder());
  }

  /** Shows all as text, each line by its severity. */
  public void show(CommandStyle style, Output output) {
    for (Diagnostic finding : all) {
      Consumer<String> printer = printer(finding.severity(), output);
      TextRenderer.render(finding, style).lines().forEach(printer);
      printer.accept("");
    }
    worst().ifPresent(worst -> printer(worst, output).accept(TextRenderer.summary(all, files)));
  }

  /** The findings for programs and CI systems. */
  public ReportedRun reported(CommandStyle style) {
    return new ReportedRun("check", "the spec is sound",
        all.stream().map(finding -> reported(finding, style)).toList());
  }

  private static ReportedFinding reported(Diagnostic finding, CommandStyle style) {
    Code code = finding.code();
    Span span = finding.span();
    return new ReportedFinding(
        new ReportedRule(code.slug(), Optional.empty(), Optional.empty(), weight(code.severity()),
            Optional.of(style.line("explain", "code", code.slug())), Explanation.of(code), List.of()),
        weight(finding.severity()),
        finding.message(),
        finding.notes(),
        finding.helps(),
        Optional.of(new ReportedPlace(span.file().path(), span.start().line(), span.start().column(),
            span.end().line(), span.end().column())),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** The severity in the words of reports. */
  static Weight weight(Severity severity) {
    return switch (severity) {
      case ERROR -> Weight.ERROR;
      case WARNING -> Weight.WARNING;
      case NOTICE -> Weight.NOTE;
    };
  }

  private static Consumer<String> printer(Severity severity, Output output) {
    return switch (severity) {
      case ERROR -> output::error;
      case WARNING -> output::warn;
      case NOTICE -> output::info;
    };
  }
}
