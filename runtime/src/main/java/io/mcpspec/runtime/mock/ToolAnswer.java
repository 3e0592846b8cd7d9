package io.mcpspec.runtime.mock;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.tool.ToolException;
import io.mcpspec.runtime.tool.ToolResult;
import java.util.Map;
import java.util.Optional;

/**
 * Answers for one tool: the output of the example with these arguments, else that of the first example, else the
 * sample, else a text.
 *
 * @param line what the compiler knows of the tool
 */
record ToolAnswer(JsonObject line) {

  ToolResult result(JsonObject arguments) {
    Optional<Json> output = output(arguments);
    if (output.isEmpty()) {
      return ToolResult.text("Mock answer of `" + name() + "` to the arguments " + arguments.toJson());
    }
    return output.get() instanceof JsonObject object
        ? ToolResult.structured(object)
        : ToolResult.text(output.get().toJson());
  }

  /**
   * What the tool's result holds; empty where the tool declares none.
   *
   * @throws ToolException when a result is declared and the compiler found no value for it
   */
  Optional<Json> output(JsonObject arguments) {
    JsonObject asked = withoutDefaults(arguments, schema());
    Optional<JsonObject> first = Optional.empty();
    for (Json item : line.items("examples")) {
      JsonObject example = item.asObject().orElseThrow();
      JsonObject input = example.object("input").orElse(JsonObject.EMPTY);
      if (withoutDefaults(input, schema()).equals(asked)) {
        return example.get("output");
      }
      first = first.or(() -> Optional.of(example));
    }
    line.string("reason").ifPresent(reason -> {
      throw new ToolException("Mock of `" + name() + "`: the spec has no example of its output, and no sample could be"
          + " made of the schema: " + reason);
    });
    return first.flatMap(example -> example.get("output")).or(() -> line.get("sample"));
  }

  /** A call that writes a default out asks for the same as one that leaves it out. */
  private static JsonObject withoutDefaults(JsonObject value, JsonObject schema) {
    JsonObject properties = schema.object("properties").orElse(JsonObject.EMPTY);
    JsonObject.Builder out = JsonObject.builder();
    for (Map.Entry<String, Json> member : value.members().entrySet()) {
      JsonObject property = properties.object(member.getKey()).orElse(JsonObject.EMPTY);
      if (property.get("default").filter(member.getValue()::equals).isEmpty()) {
        out.put(member.getKey(), member.getValue().asObject()
            .<Json>map(object -> withoutDefaults(object, property))
            .orElse(member.getValue()));
      }
    }
    return out.build();
  }

  private JsonObject schema() {
    return line.object("input").orElse(JsonObject.EMPTY);
  }

  private String name() {
    return line.string("tool").orElseThrow();
  }
}
