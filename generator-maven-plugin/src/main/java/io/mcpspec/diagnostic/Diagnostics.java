package io.mcpspec.diagnostic;

import io.mcpspec.document.source.ReadFault;
import io.mcpspec.document.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Collects what the stages of one run find. Not safe for use by several threads. */
public final class Diagnostics implements ReadFault.Listener {

  private static final Comparator<Diagnostic> BY_PLACE =
      Comparator.comparing((Diagnostic d) -> d.span().file().path())
          .thenComparing(d -> d.span().start())
          .thenComparing(Diagnostic::code);

  private final List<Diagnostic> found = new ArrayList<>();
  private final UnresolvedNames leftOut;

  public Diagnostics() {
    this(new UnresolvedNames());
  }

  private Diagnostics(UnresolvedNames leftOut) {
    this.leftOut = leftOut;
  }

  /** An empty collection for a part of the same run: it knows what was left out. */
  public Diagnostics part() {
    return new Diagnostics(leftOut);
  }

  /** The declarations that later stages have to do without. */
  public UnresolvedNames leftOut() {
    return leftOut;
  }

  /** Reports a fault that was found while a text was read; its kind and its code have the same name. */
  @Override
  public void report(ReadFault fault) {
    report(new Diagnostic(
        Code.valueOf(fault.kind().name()), fault.span(), fault.message(), fault.notes(), fault.helps()));
  }

  public void report(Diagnostic diagnostic) {
    found.add(diagnostic);
  }

  /** Reports a finding that needs no note. */
  public void report(Code code, Span span, String message, String... helps) {
    report(new Diagnostic(code, span, message, List.of(), List.of(helps)));
  }

  /** Takes over what another collection found and left out. */
  public void addAll(Diagnostics other) {
    found.addAll(other.found);
    leftOut.addAll(other.leftOut);
  }

  /** Takes over what a part found, errors as warnings: of what another server published, its faults are part. */
  public void reportAsWarnings(Diagnostics part) {
    part.found.forEach(diagnostic -> report(diagnostic.asWarning()));
  }

  public boolean hasErrors() {
    return errors().findAny().isPresent();
  }

  /** The errors so far, in the order of their reports. */
  public Stream<Diagnostic> errors() {
    return found.stream().filter(diagnostic -> diagnostic.severity() == Severity.ERROR);
  }

  /** Whether an error is reported at exactly this place. */
  public boolean hasErrorAt(Span span) {
    return errors().anyMatch(error -> error.span().equals(span));
  }

  /** All findings, by file, then place; what several stages found alike stands once. */
  public List<Diagnostic> sorted() {
    return found.stream().distinct().sorted(BY_PLACE).toList();
  }
}
