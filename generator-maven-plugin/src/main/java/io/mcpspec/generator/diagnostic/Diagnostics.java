package io.mcpspec.generator.diagnostic;

import io.mcpspec.generator.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects what the stages of one run find. Not safe for use by several threads. */
public final class Diagnostics {

  private static final Comparator<Diagnostic> BY_PLACE =
      Comparator.comparing((Diagnostic d) -> d.span().file().path())
          .thenComparing(d -> d.span().start())
          .thenComparing(Diagnostic::code);

  private final List<Diagnostic> found = new ArrayList<>();

  public void report(Diagnostic diagnostic) {
    found.add(diagnostic);
  }

  /** Reports a finding that needs no note. */
  public void report(Code code, Span span, String message, String... helps) {
    report(new Diagnostic(code, span, message, List.of(), List.of(helps)));
  }

  public boolean hasErrors() {
    return found.stream().anyMatch(diagnostic -> diagnostic.severity() == Severity.ERROR);
  }

  /** All findings, by file, then place; what several stages found alike stands once. */
  public List<Diagnostic> sorted() {
    return found.stream().distinct().sorted(BY_PLACE).toList();
  }
}
