package io.mcpspec.release.tool.schema;

import io.mcpspec.document.node.Mapping;
import io.mcpspec.document.text.Likeness;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The default of a parameter, and what it does to calls that leave the parameter out.
 *
 * @param json the default as JSON; empty where there is none
 */
record ParameterDefault(String json) {

  /** What most programs take for nothing at all. */
  private static final Set<String> NEUTRAL = Set.of("", "null", "false", "0", "\"\"", "[]", "{}");

  /** How descriptions name a default: {@code (default: 20000)}, {@code Defaults to true}. */
  private static final Pattern NAMED = Pattern.compile(
      "\\bdefaults?(?: (?:value|to|is))*:? *[`'\"]?(true|-?\\d[\\d_,]*)", Pattern.CASE_INSENSITIVE);

  private static final Pattern ON = Pattern.compile("\\bset (?:this |it )?to `?false`?", Pattern.CASE_INSENSITIVE);

  static ParameterDefault of(String json) {
    return new ParameterDefault(json);
  }

  /** The default that a schema has, or else the number or switch that its description names. */
  static ParameterDefault of(String json, Optional<Mapping> schema) {
    String description = schema.flatMap(found -> found.text("description")).orElse("");
    Matcher named = NAMED.matcher(description);
    if (!json.isEmpty() || description.isEmpty()) {
      return of(json);
    }
    boolean isSwitch = schema.flatMap(found -> found.text("type")).filter("boolean"::equals).isPresent();
    return named.find() && named.group(1).equalsIgnoreCase("true") == isSwitch
        ? of(named.group(1).toLowerCase(Locale.ROOT)) : of(isSwitch && ON.matcher(description).find() ? "true" : "");
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
