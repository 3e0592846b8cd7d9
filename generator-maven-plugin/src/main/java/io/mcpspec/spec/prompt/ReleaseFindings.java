package io.mcpspec.spec.prompt;

import io.mcpspec.diagnostic.Code;
import io.mcpspec.diagnostic.Diagnostic;
import io.mcpspec.diagnostic.Diagnostics;
import io.mcpspec.document.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is found while one prompt is compiled release by release. A text that stands in several releases is read as
 * often; each of its faults is reported once, with the releases that have it where not all do.
 */
final class ReleaseFindings {

  private record Fault(Code code, Span span, String message) {}

  private final List<String> releases = new ArrayList<>();
  private final Map<Fault, Diagnostic> faults = new LinkedHashMap<>();
  private final Map<Fault, List<String>> where = new LinkedHashMap<>();

  /** Adds what the compilation of one release found. */
  void add(String release, Diagnostics found) {
    releases.add(release);
    for (Diagnostic diagnostic : found.sorted()) {
      Fault fault = new Fault(diagnostic.code(), diagnostic.span(), diagnostic.message());
      faults.putIfAbsent(fault, diagnostic);
      List<String> known = where.computeIfAbsent(fault, first -> new ArrayList<>());
      if (!known.contains(release)) {
        known.add(release);
      }
    }
  }

  /** Reports each fault once. */
  void report(Diagnostics diagnostics) {
    faults.forEach((fault, diagnostic) -> diagnostics.report(new Diagnostic(
        fault.code(), fault.span(), fault.message(), notes(diagnostic, where.get(fault)), diagnostic.helps())));
  }

  private List<String> notes(Diagnostic diagnostic, List<String> affected) {
    List<String> notes = new ArrayList<>(diagnostic.notes());
    if (affected.size() < releases.size()) {
      notes.add("in release `" + String.join("`, `", affected) + "`");
    }
    return notes;
  }
}
