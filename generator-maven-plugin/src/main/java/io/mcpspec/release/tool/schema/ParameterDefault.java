package io.mcpspec.release.tool.schema;

import io.mcpspec.document.text.Likeness;
import java.util.List;
import java.util.Set;

/**
 * The default of a parameter, and what it does to calls that leave the parameter out.
 *
 * @param json the default as JSON; empty where there is none
 */
record ParameterDefault(String json) {

  /** What most programs take for nothing at all. */
  private static final Set<String> NEUTRAL = Set.of("", "null", "false", "0", "\"\"", "[]", "{}");

  static ParameterDefault of(String json) {
    return new ParameterDefault(json);
  }

  /** Whether calls without the parameter may go on as before. */
  boolean isNeutral() {
    return NEUTRAL.contains(json);
  }

  /** Whether a new parameter with this default limits or switches something: one of its texts or lists names a way. */
  boolean changesCallsWithout() {
    return !isNeutral() && (json.equals("true") || Character.isDigit(json.charAt(0)) || json.charAt(0) == '-');
  }

  /** Whether a description already says that this is the default. */
  boolean isIn(String description) {
    List<String> words = Likeness.words(description);
    List<String> own = Likeness.words(json);
    return !own.isEmpty() && words.containsAll(own) && words.stream().anyMatch(word -> word.startsWith("default"));
  }
}
