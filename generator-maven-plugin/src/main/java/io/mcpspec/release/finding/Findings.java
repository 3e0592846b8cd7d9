package io.mcpspec.release.finding;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** Collects findings. */
public final class Findings {

  private final List<Finding> all = new ArrayList<>();

  public void add(Finding finding) {
    all.add(finding);
  }

  /**
   * Adds a finding that names all audiences of its rule and no places.
   *
   * @param args names and values in turn; see {@link Finding#args}
   */
  public void add(Rule rule, Level level, String subject, String message, String... args) {
    TreeMap<String, String> named = new TreeMap<>();
    for (int i = 0; i < args.length; i += 2) {
      named.put(args[i], args[i + 1]);
    }
    add(new Finding(rule, level, subject, rule.audiences(), named, message, Optional.empty(), Optional.empty()));
  }

  /** In the order in which they were found. */
  public List<Finding> list() {
    return List.copyOf(all);
  }
}
