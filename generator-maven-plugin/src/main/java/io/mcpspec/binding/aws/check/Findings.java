package io.mcpspec.binding.aws.check;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.source.Span;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reports each fault of a place once, though several tools share a type. */
final class Findings {

  private record Key(Code code, Span span, String message) {}

  private final Diagnostics diagnostics;
  private final Set<Key> seen = new HashSet<>();
  private int count;

  Findings(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** How many faults were found so far, those that were reported before included. */
  int count() {
    return count;
  }

  /**
   * Reports a fault.
   *
   * @param note what AWS's model says
   * @param help what to do; without one the fault's page is named
   */
  void report(Code code, Span span, String message, String note, Optional<String> help) {
    count++;
    if (seen.add(new Key(code, span, message))) {
      diagnostics.report(new Diagnostic(
          code, span, message, note.isEmpty() ? List.of() : List.of(note), help.map(List::of).orElse(List.of())));
    }
  }

  void report(Code code, Span span, String message, String note, String help) {
    report(code, span, message, note, Optional.of(help));
  }
}
