package io.mcpspec.release.surface;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.publish.identity.ItemRenames;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** P03, P04, P05: compares the arguments of one prompt. */
public final class ArgumentsComparison {

  private final Reporter reporter;
  private final String prompt;

  ArgumentsComparison(Reporter reporter, String prompt) {
    this.reporter = reporter;
    this.prompt = prompt;
  }

  void compare(Mapping before, Mapping after) {
    Map<String, Mapping> old = Items.byName(before.mappings("arguments"), "name");
    Map<String, Mapping> now = Items.byName(after.mappings("arguments"), "name");
    Map<String, Mapping> added = new LinkedHashMap<>(now);
    added.keySet().removeAll(old.keySet());
    Map<String, Mapping> gone = new LinkedHashMap<>(old);
    gone.keySet().removeAll(now.keySet());
    Map<String, String> successors = ItemRenames.ofArguments(gone, added);
    Set<String> described = new LinkedHashSet<>();
    old.forEach((name, argument) -> {
      String successor = now.containsKey(name) ? name : successors.get(name);
      if (!name.equals(successor)) {
        removed(name, argument, Optional.ofNullable(successor), added);
      }
      if (successor != null && same(successor, argument, now.get(successor))) {
        described.add(successor);
      }
    });
    added.forEach(this::added);
    if (!described.isEmpty()) {
      CosmeticChange.report(reporter, subject(),
          prefix() + "what is said of its arguments changed: " + Items.names(described), Places.of(before, after),
          "arguments", String.join(",", described));
    }
  }

  /** Whether what is said of an argument changed; whether it has to be given is reported. */
  private boolean same(String name, Mapping before, Mapping after) {
    if (Items.isTrue(before, "required") != Items.isTrue(after, "required")) {
      required(name, before, after);
    }
    return !Items.differing(before, after, Set.of("name", "required")).isEmpty();
  }

  private void removed(String name, Mapping argument, Optional<String> successor, Map<String, Mapping> added) {
    Places places = successor.map(added::remove).map(now -> Places.of(argument, now)).orElse(Places.old(argument));
    reporter.add(Rule.PROMPT_ARG_REMOVED_OR_RENAMED, Level.BREAKING, subject(),
        prefix() + "argument `" + name + "` " + successor.map(now -> "→ `" + now + "`").orElse("is gone"), places,
        "from", name, "to", successor.orElse(""));
  }

  private void required(String name, Mapping before, Mapping after) {
    boolean now = Items.isTrue(after, "required");
    reporter.add(
        now ? Rule.PROMPT_REQUIRED_ARG_ADDED : Rule.PROMPT_OPTIONAL_ARG_ADDED,
        now ? Level.BREAKING : Level.COMPATIBLE, subject(),
        prefix() + "argument `" + name + "` " + (now ? "optional → required" : "required → optional"),
        Places.of(before, after), "argument", name);
  }

  private void added(String name, Mapping argument) {
    boolean required = Items.isTrue(argument, "required");
    reporter.add(
        required ? Rule.PROMPT_REQUIRED_ARG_ADDED : Rule.PROMPT_OPTIONAL_ARG_ADDED,
        required ? Level.BREAKING : Level.COMPATIBLE, subject(),
        prefix() + "argument `" + name + "` is new" + (required ? ", and required" : ""),
        Places.added(argument), "argument", name);
  }

  private String subject() {
    return "prompt/" + prompt;
  }

  private String prefix() {
    return "prompt `" + prompt + "`: ";
  }
}
