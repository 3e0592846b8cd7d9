package io.mcpspec.release.surface;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.text.Likeness;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** P01, P02: compares which prompts there are. Their texts are compared in {@code release.prompt}. */
public final class PromptsComparison {

  private static final double RENAMED = 0.8;

  private final Reporter reporter;

  public PromptsComparison(Reporter reporter) {
    this.reporter = reporter;
  }

  public void compare(Mapping before, Mapping after) {
    Map<String, Mapping> old = Items.byName(before.mappings("prompts"), "name");
    Map<String, Mapping> now = Items.byName(after.mappings("prompts"), "name");
    Map<String, Mapping> added = new LinkedHashMap<>(now);
    added.keySet().removeAll(old.keySet());
    old.forEach((name, prompt) -> {
      if (now.containsKey(name)) {
        same(name, prompt, now.get(name));
      } else {
        removed(name, prompt, added);
      }
    });
    added.forEach((name, prompt) -> reporter.add(Rule.PROMPT_ADDED, Level.COMPATIBLE, "prompt/" + name,
        "prompt `" + name + "` is new", Places.added(prompt), "name", name));
    new MessagesComparison(reporter).compare(before, after);
  }

  private void removed(String name, Mapping prompt, Map<String, Mapping> added) {
    String successor = null;
    double most = RENAMED;
    for (Map.Entry<String, Mapping> candidate : added.entrySet()) {
      double alike = likeness(name, prompt, candidate.getKey(), candidate.getValue());
      if (alike >= most) {
        most = alike;
        successor = candidate.getKey();
      }
    }
    Mapping now = successor == null ? null : added.remove(successor);
    reporter.add(Rule.PROMPT_REMOVED_OR_RENAMED, Level.BREAKING, "prompt/" + name,
        "prompt `" + name + "` " + (now == null ? "is gone" : "→ `" + successor + "`"),
        now == null ? Places.old(prompt) : Places.of(prompt, now),
        "from", name, "to", now == null ? "" : successor);
    if (now != null) {
      same(successor, prompt, now);
    }
  }

  private static double likeness(String oldName, Mapping old, String newName, Mapping now) {
    String before = old.text("description").orElse("");
    String after = now.text("description").orElse("");
    double names = Likeness.ofNames(oldName, newName);
    return before.isEmpty() || after.isEmpty() ? names : Likeness.ofTexts(before, after);
  }

  private void same(String name, Mapping before, Mapping after) {
    new ArgumentsComparison(reporter, name).compare(before, after);
    Set<String> members = Items.differing(before, after, Set.of("name", "arguments"));
    if (!members.isEmpty()) {
      CosmeticChange.report(reporter, "prompt/" + name,
          "prompt `" + name + "` changed: " + Items.names(members), Places.members(before, after, members),
          "members", String.join(",", members));
    }
  }
}
