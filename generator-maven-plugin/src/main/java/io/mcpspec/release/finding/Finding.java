package io.mcpspec.release.finding;

import io.mcpspec.document.node.Sha256;
import io.mcpspec.publish.snapshot.Place;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/**
 * One change and what it means.
 *
 * @param rule the kind of change
 * @param level one of the rule's levels
 * @param subject what changed: {@code server}, {@code tool/NAME}, {@code tool/NAME#/input/properties/x} (a JSON
 *     Pointer below {@code input} or {@code output}), {@code prompt/ID}, {@code prompt/ID/SECTION}, {@code
 *     resource/URI}, {@code package}, {@code file/PATH}
 * @param audiences whom it breaks: some of the rule's
 * @param args what identifies the change, by name, such as {@code from} and {@code to}: never prose or line numbers,
 *     since the fingerprint is made from them
 * @param message one sentence for people that also says what it is about, without a full stop
 * @param before where the old form is
 * @param after where the new form is
 */
public record Finding(
    Rule rule,
    Level level,
    String subject,
    Set<Audience> audiences,
    SortedMap<String, String> args,
    String message,
    Optional<Place> before,
    Optional<Place> after) {

  public Finding {
    if (!rule.levels().contains(level)) {
      throw new IllegalArgumentException(rule.id() + " is never " + level);
    }
  }

  /** The same finding at other places. */
  public Finding at(Optional<Place> old, Optional<Place> now) {
    return new Finding(rule, level, subject, audiences, args, message, old, now);
  }

  /** Whether it breaks only code of handlers, whose own compiler reports it. */
  public boolean isForHandlersOnly() {
    return !audiences.isEmpty() && EnumSet.of(Audience.HANDLER_SOURCE, Audience.HANDLER_BINARY).containsAll(audiences);
  }

  /**
   * Whether it fails a gate.
   *
   * @param failOn the mildest level that fails; when empty, findings never fail
   */
  public boolean fails(Optional<Level> failOn) {
    return failOn.filter(mildest -> level.compareTo(mildest) <= 0).isPresent() && !isForHandlersOnly();
  }

  /** Twelve hexadecimal digits that stay the same as long as the same thing changed in the same way. */
  public String fingerprint() {
    StringBuilder key = new StringBuilder(rule.id()).append('|').append(subject);
    args.forEach((name, value) -> key.append('|').append(name).append('=').append(value));
    return Sha256.shortHex(key.toString());
  }
}
