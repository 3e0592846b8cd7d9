package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.server.TablePatterns;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which tables the server may touch: by {@code --tables}, or by a variable of the spec whose name ends in
 * {@code MCP_TABLES}. A limit must not fall away: one that is set without a pattern, or twice, stops the start.
 */
record TableLimit(SpecVariables variables) {

  /**
   * @return empty when there is no limit
   * @throws UsageException when it is not clear which limit is meant
   */
  Optional<TablePatterns> read(CommandLine line) {
    Map<String, String> set = variables.endingIn("mcptables");
    if (set.isEmpty() && !line.has(Flag.TABLES)) {
      return Optional.empty();
    }
    if (set.size() > 1 || !set.isEmpty() && line.has(Flag.TABLES)) {
      throw new UsageException("the tables are limited twice, by " + Flag.TABLES.written() + " or variables of the"
          + " environment (" + String.join(", ", set.keySet()) + "); limit them once");
    }
    if (line.has(Flag.TABLES)) {
      return Optional.of(patterns("option `" + Flag.TABLES.written() + "`", line.value(Flag.TABLES).orElseThrow()));
    }
    Map.Entry<String, String> variable = set.entrySet().iterator().next();
    return Optional.of(patterns("environment variable `" + variable.getKey() + "`", variable.getValue()));
  }

  private static TablePatterns patterns(String where, String value) {
    List<String> patterns = CommandLine.list(value);
    if (patterns.isEmpty()) {
      throw new UsageException(where + " names no table; give patterns such as `Orders,orders-*`, or unset it to allow"
          + " all tables");
    }
    try {
      return new TablePatterns(patterns);
    } catch (IllegalArgumentException wrong) {
      throw new UsageException(where + ": " + wrong.getMessage());
    }
  }
}
