package io.mcpspec.release.surface;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.text.Likeness;
import io.mcpspec.release.finding.Level;
import io.mcpspec.release.finding.Rule;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** P03, P04, P05: compares the arguments of one prompt. */
public final class ArgumentsComparison {

  private static final double RENAMED = 0.8;

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
    Set<String> described = new LinkedHashSet<>();
    old.forEach((name, argument) -> {
      if (!now.containsKey(name)) {
        removed(name, argument, added);
      } else if (Items.isTrue(argument, "required") != Items.isTrue(now.get(name), "required")) {
        required(name, argument, now.get(name));
      }
      if (now.containsKey(name) && !Items.differing(argument, now.get(name), Set.of("required")).isEmpty()) {
        described.add(name);
      }
    });
    added.forEach(this::added);
    if (!described.isEmpty()) {
      CosmeticChange.report(reporter, "prompt/" + prompt,
          prefix() + "what is said of its arguments changed: " + Items.names(described), Places.of(before, after),
          "arguments", String.join(",", described));
    }
  }

  private void removed(String name, Mapping argument, Map<String, Mapping> added) {
    Optional<String> successor = added.keySet().stream()
        .filter(candidate -> Likeness.ofNames(name, candidate) >= RENAMED).findFirst();
    Places places = successor.map(now -> Places.of(argument, added.get(now))).orElse(Places.old(argument));
    successor.ifPresent(added::remove);
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
