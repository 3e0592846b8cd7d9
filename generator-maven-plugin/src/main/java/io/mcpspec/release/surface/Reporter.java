package io.mcpspec.release.surface;

import io.mcpspec.document.node.Sha256;
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
    add(rule, level, rule.audiences(), subject, message, places, args);
  }

  /** For a change that breaks fewer than its rule names. */
  public void add(
      Rule rule, Level level, Set<Audience> audiences, String subject, String message, Places places, String... args) {
    TreeMap<String, String> named = new TreeMap<>();
    for (int i = 0; i < args.length; i += 2) {
      named.put(args[i], args[i + 1]);
    }
    count++;
    findings.add(new Finding(
        rule, level, subject, narrowed(audiences), named, message, places.before(), places.after()));
  }

  /** Twelve hexadecimal digits that identify a long text in the arguments; nothing for an empty text. */
  public static String digest(String text) {
    return text.isEmpty() ? "" : Sha256.shortHex(text);
  }

  /** How many were reported. */
  public int count() {
    return count;
  }

  private Set<Audience> narrowed(Set<Audience> audiences) {
    EnumSet<Audience> left = EnumSet.noneOf(Audience.class);
    left.addAll(audiences);
    if (!stubs) {
      left.remove(Audience.HANDLER_SOURCE);
      left.remove(Audience.HANDLER_BINARY);
    }
    return left;
  }
}
