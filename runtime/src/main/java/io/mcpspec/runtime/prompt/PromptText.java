package io.mcpspec.runtime.prompt;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonString;
import java.util.Map;

/**
 * Text with places to fill in, as the compiler writes it: strings, {@code {"arg": name}} and
 * {@code {"when": name, "then": […]}}. What is put in is not scanned again.
 */
final class PromptText {

  private PromptText() {}

  static String fill(Json text, Map<String, String> arguments) {
    StringBuilder out = new StringBuilder();
    fill(text, arguments, out);
    return out.toString();
  }

  private static void fill(Json segment, Map<String, String> arguments, StringBuilder out) {
    if (segment instanceof JsonString string) {
      out.append(string.value());
    } else if (segment instanceof JsonArray array) {
      array.items().forEach(part -> fill(part, arguments, out));
    } else if (segment instanceof JsonObject place) {
      place(place, arguments, out);
    }
  }

  private static void place(JsonObject place, Map<String, String> arguments, StringBuilder out) {
    place.string("arg").ifPresent(name -> out.append(arguments.getOrDefault(name, "")));
    place.string("when")
        .filter(name -> isGiven(arguments, name))
        .flatMap(name -> place.get("then"))
        .ifPresent(then -> fill(then, arguments, out));
  }

  /** Forms send an empty string for a field that was left blank. */
  private static boolean isGiven(Map<String, String> arguments, String name) {
    return !arguments.getOrDefault(name, "").isEmpty();
  }
}
