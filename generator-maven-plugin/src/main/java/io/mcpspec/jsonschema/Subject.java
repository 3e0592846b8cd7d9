package io.mcpspec.jsonschema;

import java.util.Optional;

/** The values that a keyword is about. It accepts all others. */
public enum Subject {
  ANY,
  OBJECTS,
  ARRAYS,
  STRINGS,
  NUMBERS;

  /** The subject of keywords about values of a JSON type alone; empty for types without such keywords. */
  public static Optional<Subject> of(String type) {
    return switch (type) {
      case "object" -> Optional.of(OBJECTS);
      case "array" -> Optional.of(ARRAYS);
      case "string" -> Optional.of(STRINGS);
      case "integer", "number" -> Optional.of(NUMBERS);
      default -> Optional.empty();
    };
  }
}
