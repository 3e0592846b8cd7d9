package io.mcpspec.release.surface;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.publish.identity.ItemRenames;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** P01, P02: compares which prompts there are. Their texts are compared in {@code release.prompt}. */
public final class PromptsComparison {

  private final Reporter reporter;

  public PromptsComparison(Reporter reporter) {
    this.reporter = reporter;
  }

  public void compare(Mapping before, Mapping after) {
    Map<String, Mapping> old = Items.byName(before.mappings("prompts"), "name");
    Map<String, Mapping> now = Items.byName(after.mappings("prompts"), "name");
    Map<String, Mapping> added = new LinkedHashMap<>(now);
    added.keySet().removeAll(old.keySet());
    Map<String, Mapping> gone = new LinkedHashMap<>(old);
    gone.keySet().removeAll(now.keySet());
    Map<String, String> successors = ItemRenames.ofPrompts(gone, added);
    old.forEach((name, prompt) -> {
      if (now.containsKey(name)) {
        same(name, prompt, now.get(name));
      } else {
        removed(name, prompt, Optional.ofNullable(successors.get(name)), added);
      }
    });
    added.forEach((name, prompt) -> reporter.add(Rule.PROMPT_ADDED, Level.COMPATIBLE, "prompt/" + name,
        "prompt `" + name + "` is new", Places.added(prompt), "name", name));
    new MessagesComparison(reporter).compare(before, after);
  }

  private void removed(String name, Mapping prompt, Optional<String> successor, Map<String, Mapping> added) {
    Optional<Mapping> now = successor.map(added::remove);
    reporter.add(Rule.PROMPT_REMOVED_OR_RENAMED, Level.BREAKING, "prompt/" + name,
        "prompt `" + name + "` " + successor.map(to -> "→ `" + to + "`").orElse("is gone"),
        now.map(to -> Places.of(prompt, to)).orElse(Places.old(prompt)), "from", name, "to", successor.orElse(""));
    now.ifPresent(to -> same(successor.get(), prompt, to));
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
