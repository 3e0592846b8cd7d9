package io.mcpspec.release.surface;

import io.mcpspec.release.finding.Audience;
import io.mcpspec.release.finding.Finding;
import io.mcpspec.release.finding.Findings;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import java.util.EnumSet;
import java.util.Set;
import java.util.TreeMap;

/**
 * Reports what changed in a surface, and whom that can really break: code of handlers is only known to depend on a tool
 * where its spec is, since that is what stubs are generated from.
 */
public final class Reporter {

  private final Findings findings;
  private final boolean stubs;
  private int count;

  /**
   * @param stubs whether both sides are specs or locks of specs
   */
  public Reporter(Findings findings, boolean stubs) {
    this.findings = findings;
    this.stubs = stubs;
  }

  /**
   * @param args names and values in turn, which identify the change
   */
  public void add(Rule rule, Level level, String subject, String message, Places places, String... args) {
    add(rule, level, rule.victims(), subject, message, places, args);
  }

  /** For a change that breaks fewer than its rule names. */
  public void add(
      Rule rule, Level level, Set<Audience> victims, String subject, String message, Places places, String... args) {
    TreeMap<String, String> named = new TreeMap<>();
    for (int i = 0; i < args.length; i += 2) {
      named.put(args[i], args[i + 1]);
    }
    count++;
    findings.add(new Finding(
        rule, level, subject, narrowed(rule, victims), named, message, places.before(), places.after()));
  }

  /** How many were reported. */
  public int count() {
    return count;
  }

  /** Arguments are built by name, so one more that can be left out leaves code as it is. */
  private Set<Audience> narrowed(Rule rule, Set<Audience> victims) {
    EnumSet<Audience> left = EnumSet.noneOf(Audience.class);
    left.addAll(victims);
    if (!stubs || rule == Rule.INPUT_OPTIONAL_PARAM_ADDED) {
      left.remove(Audience.HANDLER_SOURCE);
      left.remove(Audience.HANDLER_BINARY);
    }
    return left;
  }
}
