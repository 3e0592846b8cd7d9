package io.mcpspec.spec.model;

import io.mcpspec.document.source.Span;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * What a spec says of the rules of the lint. Rules are named by their id or name; whether there is such a rule is
 * checked by the lint.
 *
 * @param changes other severities of rules
 * @param waivers findings that somebody accepts
 * @param clients the ids of the clients whose limits count; the usual ones if there are none
 */
public record LintPolicy(List<Change> changes, List<Waiver> waivers, List<String> clients) {

  /** Nothing is changed or accepted. */
  public static final LintPolicy NONE = new LintPolicy(List.of(), List.of(), List.of());

  /** How much findings of a rule matter; {@code OFF} reports none. */
  public enum Level {
    ERROR,
    WARNING,
    NOTICE,
    OFF
  }

  /**
   * Another severity of a rule.
   *
   * @param reason why, in the author's words
   */
  public record Change(String rule, Level level, String reason, Span span) {}

  /**
   * Findings that somebody accepts.
   *
   * @param where the subject of the findings, or what they are inside of, such as {@code tool/scan}
   * @param reason why, in the author's words
   * @param until the last day that it counts
   */
  public record Waiver(String rule, String where, String reason, Optional<LocalDate> until, Span span) {}

  public LintPolicy {
    changes = List.copyOf(changes);
    waivers = List.copyOf(waivers);
    clients = List.copyOf(clients);
  }

  /** The same with other clients. */
  public LintPolicy of(List<String> others) {
    return new LintPolicy(changes, waivers, others);
  }
}
