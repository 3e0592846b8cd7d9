package io.mcpspec.release.policy;

import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.publish.snapshot.VersionPair;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import io.mcpspec.spec.model.Version;
import java.util.List;
import java.util.Optional;

/**
 * K01: checks that the new version matches the findings: a breaking change needs a new major number (below 1.0 a new
 * minor number), a risky change a new minor number, and no version goes down. Handlers do not count: the build that
 * compiles them says what breaks them. Reports nothing when there are no two versions of one kind.
 */
public final class VersionPolicy {

  private final VersionPair versions;

  VersionPolicy(Snapshot before, Snapshot after) {
    this.versions = VersionPair.of(before, after);
  }

  List<Finding> check(List<Finding> findings) {
    Optional<Version> from = versions.before().flatMap(Version::of);
    Optional<Version> to = versions.after().flatMap(Version::of);
    boolean comparable = versions.isTelling() && from.isPresent() && to.isPresent();
    return comparable ? check(from.get(), to.get(), findings) : List.of();
  }

  private List<Finding> check(Version from, Version to, List<Finding> findings) {
    if (to.compareTo(from) < 0) {
      return List.of(finding("goes down", "lowered"));
    }
    boolean newMajor = to.major().compareTo(from.major()) > 0;
    boolean newMinor = newMajor || to.minor().compareTo(from.minor()) > 0;
    boolean saysBreaking = from.isInitial() ? newMinor : newMajor;
    if (!saysBreaking && has(findings, Level.BREAKING)) {
      String number = from.isInitial() ? "minor" : "major";
      return List.of(finding("is no new " + number + " version, but something breaks", "breaking"));
    }
    if (!newMinor && has(findings, Level.RISKY)) {
      return List.of(finding("is no new minor version, but something is risky", "risky"));
    }
    return List.of();
  }

  private static boolean has(List<Finding> findings, Level level) {
    return findings.stream().anyMatch(finding -> finding.level() == level && !finding.isForHandlersOnly());
  }

  private Finding finding(String what, String kind) {
    String from = versions.before().orElseThrow();
    String to = versions.after().orElseThrow();
    Findings findings = new Findings();
    findings.add(
        Rule.VERSION_BUMP_INSUFFICIENT, Level.RISKY, "package",
        (versions.reported() ? "serverInfo.version " : "") + from + " → " + to + " " + what,
        "from", from, "kind", kind, "to", to);
    return findings.list().get(0);
  }
}
