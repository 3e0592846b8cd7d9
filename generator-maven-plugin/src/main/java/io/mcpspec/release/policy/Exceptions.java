package io.mcpspec.release.policy;

import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.release.review.Review.Accepted;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * X01, X02: holds the findings that somebody accepted. An exception that no longer matches or has expired is a finding
 * itself, since it could accept something else later.
 */
public final class Exceptions {

  public static final Exceptions NONE = new Exceptions(List.of());

  private final List<ReleaseException> all;

  Exceptions(List<ReleaseException> all) {
    this.all = List.copyOf(all);
  }

  /** The exceptions for one step, on one day. */
  Step during(Snapshot before, Snapshot after, LocalDate today) {
    return new Step(all.stream().filter(exception -> exception.concerns(before, after)).toList(), today);
  }

  /** Applies the exceptions of one step and remembers which were of use. */
  static final class Step {

    private final List<ReleaseException> exceptions;
    private final LocalDate today;
    private final List<ReleaseException> used = new ArrayList<>();
    private final List<Accepted> accepted = new ArrayList<>();

    private Step(List<ReleaseException> exceptions, LocalDate today) {
      this.exceptions = exceptions;
      this.today = today;
    }

    /** The findings that nobody accepted. */
    List<Finding> remaining(List<Finding> findings) {
      return findings.stream().filter(finding -> !isAccepted(finding)).toList();
    }

    private boolean isAccepted(Finding finding) {
      Optional<ReleaseException> match = exceptions.stream().filter(each -> each.accepts(finding)).findFirst();
      match.ifPresent(used::add);
      boolean holds = match.isPresent() && !match.get().hasExpired(today);
      if (holds) {
        accepted.add(new Accepted(finding, match.get().reason()));
      }
      return holds;
    }

    List<Accepted> accepted() {
      return List.copyOf(accepted);
    }

    /** What is wrong with the exceptions themselves, once all findings have been asked for. */
    List<Finding> faults() {
      Findings faults = new Findings();
      for (ReleaseException exception : exceptions) {
        if (exception.hasExpired(today)) {
          faults.add(fault(Rule.EXCEPTION_EXPIRED, exception, "expired after " + exception.expires().orElseThrow()));
        } else if (!used.contains(exception)) {
          faults.add(fault(Rule.EXCEPTION_UNUSED, exception, "matches no finding of this step"));
        }
      }
      return faults.list();
    }

    private static Finding fault(Rule rule, ReleaseException exception, String what) {
      String fingerprint = exception.fingerprint();
      return new Finding(
          rule,
          Level.RISKY,
          "exception/" + exception.subject(),
          rule.audiences(),
          new TreeMap<>(Map.of("rule", exception.rule().id(), "fingerprint", fingerprint)),
          "the exception for " + exception.rule().id() + " (" + fingerprint + ") " + what,
          Optional.empty(),
          Optional.of(exception.place()));
    }
  }
}
