package io.mcpspec.generator.diagnostic;

import io.mcpspec.generator.source.Span;
import java.util.List;

/**
 * One finding, as data; a renderer turns it into text.
 *
 * @param code the stable code, which also fixes the severity
 * @param span the smallest range that shows the fault
 * @param message what is wrong: lower case, no final stop, identifiers in backticks
 * @param notes facts that explain it, such as the rule that was broken
 * @param helps what to do about it
 */
public record Diagnostic(Code code, Span span, String message, List<String> notes, List<String> helps) {

  public Diagnostic {
    notes = List.copyOf(notes);
    helps = List.copyOf(helps);
  }

  public Severity severity() {
    return code.severity();
  }
}
