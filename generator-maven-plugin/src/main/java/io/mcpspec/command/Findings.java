package io.mcpspec.command;

import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.diagnostic.TextRenderer;
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

  private static Consumer<String> printer(Severity severity, Output output) {
    return switch (severity) {
      case ERROR -> output::error;
      case WARNING -> output::warn;
      case NOTICE -> output::info;
    };
  }
}
