package io.mcpspec.lint.rule;

import io.mcpspec.diagnostic.Severity;
import io.mcpspec.publish.snapshot.Place;
import java.util.Optional;
import java.util.function.Function;

/**
 * One finding of the lint.
 *
 * @param rule the rule that it breaks
 * @param severity how much it matters
 * @param place where it is
 * @param message what is wrong and what was expected: lower case, no final stop
 * @param help what to do about it
 */
public record LintFinding(RuleHeading rule, Severity severity, LintPlace place, String message, String help) {

  public String subject() {
    return place.subject();
  }

  /** What stays the same while the same fault stays, also when lines move. */
  public String identity() {
    return rule.id() + "|" + subject() + "|" + message;
  }

  public LintFinding withSeverity(Severity other) {
    return new LintFinding(rule, other, place, message, help);
  }

  /** The same finding at the place where users have it. */
  public LintFinding located(Function<Place, Optional<Place>> places) {
    return new LintFinding(rule, severity, place.in(place.place().flatMap(places)), message, help);
  }
}
