package io.mcpspec.release.packaging;

import io.mcpspec.publish.snapshot.Packaged;
import io.mcpspec.publish.snapshot.Packaged.Dependency;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** K04: compares what packages depend on: each library, and what they need to run. */
public final class DependencyComparison {

  private static final String SUBJECT = "package";

  private DependencyComparison() {}

  static void compare(Packaged before, Packaged after, Findings findings) {
    if (before.runtime().isPresent() && after.runtime().isPresent()) {
      compareRuntime(before.runtime().get(), after.runtime().get(), findings);
    }
    if (!before.dependencies().isEmpty() && !after.dependencies().isEmpty()) {
      compareLibraries(ranges(before), ranges(after), findings);
    }
  }

  /** A side without any says nothing of them: a spec does not know what its server is built with. */
  private static void compareLibraries(
      Map<String, VersionRange> old, Map<String, VersionRange> now, Findings findings) {
    TreeSet<String> names = new TreeSet<>(old.keySet());
    names.addAll(now.keySet());
    for (String name : names) {
      if (!old.containsKey(name)) {
        add(findings, Level.RISKY, name, "none", now.get(name).text(), "is new: ");
      } else if (!now.containsKey(name)) {
        add(findings, Level.RISKY, name, old.get(name).text(), "none", "is gone: ");
      } else {
        compare(name, old.get(name), now.get(name), findings);
      }
    }
  }

  private static void compareRuntime(String before, String after, Findings findings) {
    if (!before.equals(after)) {
      boolean lowered = VersionRange.of(after).floorIsBelow(VersionRange.of(before));
      add(findings, lowered ? Level.COMPATIBLE : Level.RISKY, "runtime", before, after, "needed is another: ");
    }
  }

  private static Map<String, VersionRange> ranges(Packaged packaged) {
    Map<String, VersionRange> ranges = new TreeMap<>();
    for (Dependency dependency : packaged.dependencies()) {
      ranges.put(dependency.name(), VersionRange.of(dependency.range()));
    }
    return ranges;
  }

  private static void compare(String name, VersionRange before, VersionRange after, Findings findings) {
    if (before.text().equals(after.text())) {
      return;
    }
    boolean widened = before.isPin() && !after.isPin();
    boolean pinned = !before.isPin() && after.isPin();
    boolean risky = widened || !pinned && after.isAnotherMajorThan(before) || !pinned && after.floorIsBelow(before);
    boolean raised = !before.isPin() && !after.isPin() && before.floorIsBelow(after);
    String what = widened ? "is no longer pinned: " : pinned ? "is pinned now: " : "changed: ";
    add(findings, risky || raised ? Level.RISKY : Level.COMPATIBLE, name, before.text(), after.text(), what);
  }

  /** Whether a finding is about a dependency. */
  static boolean isFinding(Finding finding) {
    return finding.rule() == Rule.DEPENDENCY_OR_RUNTIME_CHANGED;
  }

  private static void add(Findings findings, Level level, String name, String from, String to, String what) {
    findings.add(
        Rule.DEPENDENCY_OR_RUNTIME_CHANGED, level, SUBJECT + "/" + name,
        name + " " + what + from + " → " + to, "from", from, "to", to);
  }
}
