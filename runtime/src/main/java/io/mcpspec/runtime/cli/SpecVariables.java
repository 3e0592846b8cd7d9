package io.mcpspec.runtime.cli;

import io.mcpspec.runtime.surface.Manifest;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The variables of the environment that the spec names. */
record SpecVariables(Manifest manifest, Map<String, String> environment) {

  /**
   * Those that are set, of the ones whose name ends in these letters. Case, {@code -} and {@code _} do not count:
   * {@code X_READ_ONLY} is meant for {@code X_READONLY}.
   *
   * @return values by name as it is set, blank ones too
   */
  Map<String, String> endingIn(String letters) {
    Map<String, String> found = new LinkedHashMap<>();
    for (Manifest.Variable known : manifest.environment()) {
      String name = letters(known.name());
      if (name.endsWith(letters)) {
        addNamed(name, found);
      }
    }
    return found;
  }

  /** Whether one is set of which the name has these letters in it. */
  boolean isAnySet(String letters) {
    Map<String, String> found = new LinkedHashMap<>();
    for (Manifest.Variable known : manifest.environment()) {
      String name = letters(known.name());
      if (name.contains(letters)) {
        addNamed(name, found);
      }
    }
    return !found.isEmpty();
  }

  private void addNamed(String letters, Map<String, String> found) {
    for (Map.Entry<String, String> variable : environment.entrySet()) {
      String name = variable.getKey();
      if (name.length() >= letters.length() && letters(name).equals(letters)) { // most are shorter
        found.put(name, variable.getValue());
      }
    }
  }

  static String letters(String name) {
    return name.trim().toLowerCase(Locale.ROOT).replace("-", "").replace("_", "");
  }
}
