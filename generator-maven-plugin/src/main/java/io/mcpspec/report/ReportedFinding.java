package io.mcpspec.report;

import java.util.List;
import java.util.Optional;

/**
 * One finding.
 *
 * @param rule its kind
 * @param weight how much it matters
 * @param message what is wrong
 * @param notes facts that explain it
 * @param helps what to do
 * @param place where it is
 * @param before where it was before a change
 * @param subject what it is about, such as {@code tool/scan}
 * @param fingerprint what recognises it in another run, by the name of its scheme
 * @param accepted why it is accepted, if somebody did
 */
public record ReportedFinding(
    ReportedRule rule,
    Weight weight,
    String message,
    List<String> notes,
    List<String> helps,
    Optional<ReportedPlace> place,
    Optional<ReportedPlace> before,
    Optional<String> subject,
    Optional<Fingerprint> fingerprint,
    Optional<String> accepted) {

  /** Recognises a finding in another run. */
  public record Fingerprint(String scheme, String value) {}

  /** What is wrong, and what to do. */
  String fullText() {
    return helps.isEmpty() ? message : message + "\n" + String.join("\n", helps);
  }
}
