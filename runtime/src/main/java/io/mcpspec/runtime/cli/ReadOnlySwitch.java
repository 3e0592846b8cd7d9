package io.mcpspec.runtime.cli;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Whether the environment asks for a read-only server. Every variable of the spec whose name ends in {@code READONLY}
 * or {@code READ_ONLY} is such a switch. A switch must not fail open: once it is set, only what is clearly false leaves
 * it off, so an empty value means on; what is not understood stops the start.
 */
record ReadOnlySwitch(SpecVariables variables) {

  private static final List<String> OFF = List.of("false", "0", "no", "off", "n", "f", "disabled");
  private static final List<String> ON = List.of("true", "1", "yes", "on", "y", "t", "enabled", "");

  /**
   * @throws UsageException naming the variable whose value is not understood
   */
  boolean isOn() {
    boolean on = false;
    for (Map.Entry<String, String> variable : variables.endingIn("readonly").entrySet()) {
      on |= isOn(variable.getKey(), variable.getValue());
    }
    return on;
  }

  private static boolean isOn(String name, String value) {
    String folded = value.strip().toLowerCase(Locale.ROOT);
    if (ON.contains(folded)) {
      return true;
    }
    if (OFF.contains(folded)) {
      return false;
    }
    throw new UsageException("environment variable `" + name + "`: expected `true` or `false`, got `" + value
        + "`; the server does not start, so that nobody takes it for a read-only one");
  }
}
