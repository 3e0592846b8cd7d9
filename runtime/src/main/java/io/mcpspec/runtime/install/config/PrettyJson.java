package io.mcpspec.runtime.install.config;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonObject;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes JSON as people do: a member a line, an array of scalars on one line while it fits.
 *
 * @param unit what a level is indented by
 * @param newline the line separator
 */
record PrettyJson(String unit, String newline) {

  private static final int WIDTH = 100;

  /**
   * @param indent what the line begins with on which the value begins
   */
  String write(Json value, String indent) {
    if (value instanceof JsonObject object && !object.members().isEmpty()) {
      List<String> members = new ArrayList<>();
      object.members().forEach((name, member) -> members.add(member(name, member, indent + unit)));
      return lines("{", members, "}", indent);
    }
    if (value instanceof JsonArray array && !array.items().isEmpty()) {
      List<String> items = array.items().stream().map(item -> write(item, indent + unit)).toList();
      String line = "[" + String.join(", ", items) + "]";
      return line.length() <= WIDTH && !line.contains(newline) ? line : lines("[", items, "]", indent);
    }
    return value.toJson();
  }

  String member(String name, Json value, String indent) {
    return Json.of(name).toJson() + ": " + write(value, indent);
  }

  private String lines(String open, List<String> items, String close, String indent) {
    String separator = newline + indent + unit;
    return open + separator + String.join("," + separator, items) + newline + indent + close;
  }
}
