package io.mcpspec.diagnostic;

import io.mcpspec.document.source.Span;
import java.util.List;

/**
 * One finding, as data; a renderer turns it into text.
 *
 * @param code the stable code
 * @param span the smallest range that shows the fault
 * @param message what is wrong: lower case, no final stop, identifiers in backticks
 * @param notes facts that explain it, such as the rule that was broken
 * @param helps what to do about it
 * @param severity that of the code, unless the place asks for less
 */
public record Diagnostic(
    Code code, Span span, String message, List<String> notes, List<String> helps, Severity severity) {

  public Diagnostic {
    notes = List.copyOf(notes);
    helps = List.copyOf(helps);
  }

  public Diagnostic(Code code, Span span, String message, List<String> notes, List<String> helps) {
    this(code, span, message, notes, helps, code.severity());
  }

  /** The same finding, which stops nothing. */
  Diagnostic asWarning() {
    return severity == Severity.ERROR
        ? new Diagnostic(code, span, message, notes, helps, Severity.WARNING)
        : this;
  }
}
