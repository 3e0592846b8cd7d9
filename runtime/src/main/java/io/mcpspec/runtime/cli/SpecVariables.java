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
    for (Map.Entry<String, String> variable : environment.entrySet()) {
      String name = letters(variable.getKey());
      if (name.endsWith(letters) && isKnown(name)) {
        found.put(variable.getKey(), variable.getValue());
      }
    }
    return found;
  }

  private boolean isKnown(String letters) {
    for (Manifest.Variable variable : manifest.environment()) {
      if (letters(variable.name()).equals(letters)) {
        return true;
      }
    }
    return false;
  }

  private static String letters(String name) {
    return name.trim().toLowerCase(Locale.ROOT).replace("-", "").replace("_", "");
  }
}
