package io.mcpspec.testing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** System properties that a test changes and then puts back. */
final class SavedProperties {

  private final Map<String, String> before = new LinkedHashMap<>();

  SavedProperties(String... names) {
    List.of(names).forEach(name -> before.put(name, System.getProperty(name)));
  }

  void clear() {
    before.keySet().forEach(System::clearProperty);
  }

  void restore() {
    clear();
    before.forEach((name, value) -> {
      if (value != null) {
        System.setProperty(name, value);
      }
    });
  }
}
