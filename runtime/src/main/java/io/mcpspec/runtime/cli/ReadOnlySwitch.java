package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.surface.Manifest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Whether the environment asks for a read-only server. Every variable of the spec whose name ends in {@code READONLY}
 * or {@code READ_ONLY} is such a switch. A switch must not fail open: only what is clearly false leaves it off, and
 * what is not understood stops the start.
 */
record ReadOnlySwitch(Manifest manifest, Map<String, String> environment) {

  private static final List<String> OFF = List.of("false", "0", "no", "off", "n", "f", "disabled");
  private static final List<String> ON = List.of("true", "1", "yes", "on", "y", "t", "enabled");

  /**
   * @throws UsageException naming the variable whose value is not understood
   */
  boolean isOn() {
    boolean on = false;
    List<String> switches = switches();
    for (Map.Entry<String, String> variable : environment.entrySet()) {
      if (switches.contains(letters(variable.getKey()))) {
        on |= isOn(variable.getKey(), variable.getValue());
      }
    }
    return on;
  }

  /** The switches by their letters: {@code X_READ_ONLY} is meant for {@code X_READONLY}, and counts. */
  private List<String> switches() {
    List<String> switches = new ArrayList<>();
    for (Manifest.Variable variable : manifest.environment()) {
      if (letters(variable.name()).endsWith("readonly")) {
        switches.add(letters(variable.name()));
      }
    }
    return switches;
  }

  private static String letters(String name) {
    return fold(name).replace("-", "").replace("_", "");
  }

  private static boolean isOn(String name, String value) {
    String folded = fold(value);
    if (ON.contains(folded)) {
      return true;
    }
    if (folded.isEmpty() || OFF.contains(folded)) {
      return false;
    }
    throw new UsageException("environment variable `" + name + "`: expected `true` or `false`, got `" + value
        + "`; the server does not start, so that nobody takes it for a read-only one");
  }

  private static String fold(String text) {
    return text.trim().toLowerCase(Locale.ROOT);
  }
}
