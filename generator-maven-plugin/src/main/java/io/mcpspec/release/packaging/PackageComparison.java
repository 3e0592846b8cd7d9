package io.mcpspec.release.packaging;

import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.Packaged.ServedFile;
import io.mcpspec.publish.snapshot.Snapshot;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * K06: compares the packages of two sides: publisher and licence, and through other classes dependencies, launches and
 * files. Reports nothing when a side has no package.
 */
public final class PackageComparison {

  private static final String SUBJECT = "package";

  private PackageComparison() {}

  /**
   * Adds what changed.
   *
   * @param findings what was found so far: it explains changed files
   */
  public static void compare(Snapshot before, Snapshot after, Findings findings) {
    if (before.packaged().isPresent() && after.packaged().isPresent()) {
      compare(before.packaged().get(), after.packaged().get(), findings);
    }
  }

  private static void compare(Packaged before, Packaged after, Findings findings) {
    compareOwner("publisher", before.publisher(), after.publisher(), findings);
    compareOwner("licence", before.licence(), after.licence(), findings);
    LaunchComparison.compare(before.launches(), after.launches(), findings);
    if (isPackagedAlike(before, after)) {
      DependencyComparison.compare(before, after, findings);
      FileComparison.compare(before, after, findings);
    }
  }

  /** A jar and a lock hold the same server in other files: there each file would be new or gone. */
  private static boolean isPackagedAlike(Packaged before, Packaged after) {
    Set<String> old = paths(before);
    Set<String> now = paths(after);
    return old.isEmpty() || now.isEmpty() || !Collections.disjoint(old, now);
  }

  private static Set<String> paths(Packaged packaged) {
    return packaged.files().stream().map(ServedFile::path).collect(Collectors.toSet());
  }

  private static void compareOwner(
      String what, Optional<String> before, Optional<String> after, Findings findings) {
    if (before.isPresent() && !before.equals(after)) {
      String now = after.orElse("none");
      findings.add(
          Rule.PUBLISHER_OR_LICENCE_CHANGED, Level.RISKY, SUBJECT,
          "the " + what + " changed: " + before.get() + " → " + now,
          "from", before.get(), "to", now, "what", what);
    }
  }
}
