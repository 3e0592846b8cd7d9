package io.mcpspec.runtime.route;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.surface.Manifest;
import io.mcpspec.runtime.text.ClosestNames;
import io.mcpspec.runtime.text.Quoted;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The arguments of a prompt, checked: all are strings, none is unknown, and every required one is there.
 *
 * @param values the arguments that are strings
 * @param problems what is wrong, one line each
 */
record PromptArguments(Map<String, String> values, List<String> problems) {

  /**
   * @param more names that are allowed beside the prompt's own
   */
  static PromptArguments check(Manifest.Prompt prompt, List<String> more, JsonObject arguments) {
    Map<String, String> values = new LinkedHashMap<>();
    List<String> problems = new ArrayList<>();
    Set<String> known = new LinkedHashSet<>(prompt.arguments().stream().map(Manifest.Argument::name).toList());
    known.addAll(more);
    arguments.members().forEach((name, value) -> {
      if (!known.contains(name)) {
        problems.add(Quoted.shortened(name) + ": unknown argument" + new ClosestNames(List.copyOf(known)).hint(name));
      } else if (value.asString().isEmpty()) {
        problems.add(name + ": expected a string, got " + value.describe());
      } else {
        values.put(name, value.asString().get());
      }
    });
    prompt.arguments().stream()
        .filter(argument -> argument.required() && arguments.get(argument.name()).isEmpty())
        .forEach(argument -> problems.add(argument.name() + ": expected a string, got nothing"));
    return new PromptArguments(values, problems);
  }
}
