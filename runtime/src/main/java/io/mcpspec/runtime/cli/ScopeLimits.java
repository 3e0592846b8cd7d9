package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.server.NamePatterns;
import io.mcpspec.runtime.server.ResourceLimit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Which resources the server may touch: by the option of a scope, or by a variable of the spec whose name ends in
 * {@code MCP_} and the option's name, such as {@code MCP_TABLES}. A limit must not fall away: one that is set without a
 * pattern, or twice, stops the start.
 */
record ScopeLimits(Options options, SpecVariables variables) {

  private static final String PREFIX = "mcp";

  /**
   * Scopes are asked for only when an option or a variable may limit one: their classes slow the start.
   *
   * @throws UsageException when it is not clear which limit is meant
   */
  List<ResourceLimit> read(CommandLine line) {
    List<ResourceLimit> limits = new ArrayList<>();
    if (line.hasScope() || variables.isAnySet(PREFIX)) {
      for (ScopeOption option : options.scopes()) {
        read(option, line, limits);
      }
    }
    return limits;
  }

  private void read(ScopeOption option, CommandLine line, List<ResourceLimit> limits) {
    Map<String, String> set = variables.endingIn(PREFIX + SpecVariables.letters(option.scope().plural()));
    if (set.isEmpty() && !line.has(option)) {
      return;
    }
    if (set.size() > 1 || !set.isEmpty() && line.has(option)) {
      throw new UsageException("the " + option.scope().plural() + " are limited twice, by " + option.written()
          + " or variables of the environment (" + String.join(", ", set.keySet()) + "); limit them once");
    }
    if (line.has(option)) {
      limits.add(limit(option, "option `" + option.written() + "`", line.value(option).orElseThrow()));
    } else {
      Map.Entry<String, String> variable = set.entrySet().iterator().next();
      limits.add(limit(option, "environment variable `" + variable.getKey() + "`", variable.getValue()));
    }
  }

  private static ResourceLimit limit(ScopeOption option, String where, String value) {
    List<String> patterns = CommandLine.list(value);
    if (patterns.isEmpty()) {
      throw new UsageException(where + " names no " + option.scope().singular() + "; give patterns such as `"
          + option.scope().example() + "`, or unset it to allow all " + option.scope().plural());
    }
    try {
      NamePatterns allowed = option.scope().patterns(patterns);
      return new ResourceLimit(option.scope(), allowed);
    } catch (IllegalArgumentException wrong) {
      throw new UsageException(where + ": " + wrong.getMessage());
    }
  }
}
