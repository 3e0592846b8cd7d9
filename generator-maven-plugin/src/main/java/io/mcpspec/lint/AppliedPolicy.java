package io.mcpspec.lint;

import io.mcpspec.diagnostic.ClosestName;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.document.source.Span;
import io.mcpspec.lint.LintResult.Waived;
import io.mcpspec.lint.rule.LintFinding;
import io.mcpspec.lint.rule.LintPlace;
import io.mcpspec.lint.rule.LintRule;
import io.mcpspec.lint.rule.RuleHeading;
import io.mcpspec.publish.snapshot.Place;
import io.mcpspec.spec.model.LintPolicy;
import io.mcpspec.spec.model.LintPolicy.Level;
import io.mcpspec.spec.model.LintPolicy.Waiver;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * LINT01, LINT02, LINT03: applies what a spec says of the rules. A waiver that matches nothing or has ended is a
 * finding itself, since it could accept something else later.
 */
final class AppliedPolicy {

  private static final String SUBJECT = "server#/lint";

  private final LintPolicy policy;
  private final LocalDate today;
  private final Map<String, Level> levels = new HashMap<>();
  private final List<Waiver> used = new ArrayList<>();
  private final List<LintFinding> own = new ArrayList<>();

  AppliedPolicy(LintPolicy policy, LocalDate today) {
    this.policy = policy;
    this.today = today;
  }

  LintResult apply(List<LintFinding> found) {
    policy.changes().forEach(change ->
        known(change.rule(), change.span()).ifPresent(rule -> levels.put(rule.id(), change.level())));
    List<LintFinding> open = new ArrayList<>();
    List<Waived> waived = new ArrayList<>();
    for (LintFinding finding : found) {
      Optional<LintFinding> changed = changed(finding);
      Optional<Waiver> waiver = changed.flatMap(this::waiver);
      waiver.ifPresent(used::add);
      if (waiver.filter(accepting -> !hasEnded(accepting)).isPresent()) {
        waived.add(new Waived(finding, waiver.get().reason()));
      } else {
        changed.ifPresent(open::add);
      }
    }
    policy.waivers().forEach(this::judge);
    List<LintFinding> all = Stream.concat(own.stream().flatMap(finding -> changed(finding).stream()), open.stream())
        .toList();
    return new LintResult(all, waived);
  }

  private Optional<LintFinding> changed(LintFinding finding) {
    Level level = levels.get(finding.rule().id());
    return level == null ? Optional.of(finding)
        : level == Level.OFF ? Optional.empty()
        : Optional.of(finding.withSeverity(Severity.valueOf(level.name())));
  }

  /** The waiver for a finding; one that still counts, if there are several. */
  private Optional<Waiver> waiver(LintFinding finding) {
    List<Waiver> fitting = policy.waivers().stream()
        .filter(waiver -> finding.rule().isCalled(waiver.rule()) && covers(waiver.where(), finding.subject()))
        .toList();
    return fitting.stream().filter(waiver -> !hasEnded(waiver)).findFirst().or(() -> fitting.stream().findFirst());
  }

  /** Whether a subject is the one that is meant, or inside of it. */
  private static boolean covers(String where, String subject) {
    return subject.startsWith(where)
        && (subject.length() == where.length() || "/#".indexOf(subject.charAt(where.length())) >= 0);
  }

  private boolean hasEnded(Waiver waiver) {
    return waiver.until().filter(today::isAfter).isPresent();
  }

  private void judge(Waiver waiver) {
    Optional<RuleHeading> rule = known(waiver.rule(), waiver.span());
    String name = "the waiver of " + waiver.rule() + " for `" + waiver.where() + "`";
    if (rule.isPresent() && !used.contains(waiver)) {
      report(LintRules.UNUSED_WAIVER, waiver.span(), name + " matches no finding",
          "remove it, or correct `where`: it is what `lint` prints after the place, or what holds that");
    } else if (rule.isPresent() && hasEnded(waiver)) {
      report(LintRules.EXPIRED_WAIVER, waiver.span(), name + " ended on " + waiver.until().orElseThrow(),
          "fix the finding, or decide again and write a later `until`");
    }
  }

  private Optional<RuleHeading> known(String written, Span span) {
    Optional<RuleHeading> rule = LintRules.of(written);
    if (rule.isEmpty()) {
      List<String> names = LintRules.headings().stream()
          .flatMap(heading -> Stream.of(heading.id(), heading.name())).toList();
      report(LintRules.UNKNOWN_RULE, span, "the lint has no rule `" + written + "`",
          ClosestName.help(written, names, "copy the rule's id from a finding, such as SEC04"));
    }
    return rule;
  }

  private void report(LintRule.OfSettings rule, Span span, String message, String help) {
    LintPlace place = new LintPlace(SUBJECT, Optional.of(new Place(span.file().path(), span.start().line())),
        span.start().column());
    own.add(new LintFinding(rule.heading(), rule.heading().severity(), place, message, help));
  }
}
