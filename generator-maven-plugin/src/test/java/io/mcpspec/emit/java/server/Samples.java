package io.mcpspec.emit.java.server;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonNumber;
import io.mcpspec.runtime.json.JsonObject;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes the obvious value of a schema: every member, the first choice, the least length. Not every one is valid. */
final class Samples {

  private static final int DEEPEST = 8;

  private final JsonObject root;

  private Samples(JsonObject root) {
    this.root = root;
  }

  static Json of(JsonObject schema) {
    return new Samples(schema).sample(schema, 0);
  }

  private Json sample(Json schema, int depth) {
    if (!(schema instanceof JsonObject object)) {
      return Json.of("anything");
    }
    if (object.string("$ref").isPresent()) {
      return sample(target(object.string("$ref").orElseThrow()), depth);
    }
    Optional<Json> fixed = object.get("const").or(() -> object.items("enum").stream().findFirst());
    if (fixed.isPresent()) {
      return fixed.get();
    }
    List<Json> choices = object.items(object.get("oneOf").isPresent() ? "oneOf" : "anyOf");
    if (!choices.isEmpty() && object.get("properties").isEmpty()) {
      return sample(choices.get(0), depth);
    }
    return typed(object, depth);
  }

  private Json typed(JsonObject schema, int depth) {
    String type = schema.string("type").orElseGet(() -> schema.items("type").stream()
        .flatMap(item -> item.asString().stream()).findFirst().orElse("object"));
    return switch (type) {
      case "string" -> Json.of("x".repeat(Math.max(1, number(schema, "minLength", 1))));
      case "integer", "number" ->
          new JsonNumber(new BigDecimal(number(schema, "minimum", number(schema, "exclusiveMinimum", 0) + 1)));
      case "boolean" -> Json.of(true);
      case "array" -> array(schema, depth);
      case "null" -> Json.nullValue();
      default -> object(schema, depth);
    };
  }

  private Json array(JsonObject schema, int depth) {
    List<Json> items = new ArrayList<>();
    schema.items("prefixItems").forEach(item -> items.add(sample(item, depth + 1)));
    int least = Math.max(depth < DEEPEST ? 1 : 0, number(schema, "minItems", 0));
    while (items.size() < least && schema.get("prefixItems").isEmpty()) {
      items.add(sample(schema.get("items").orElse(JsonObject.EMPTY), depth + 1));
    }
    return new JsonArray(items);
  }

  private Json object(JsonObject schema, int depth) {
    JsonObject.Builder members = JsonObject.builder();
    List<Json> required = schema.items("required");
    schema.items("allOf").forEach(part -> sample(part, depth).asObject().ifPresent(
        more -> more.members().forEach(members::put)));
    for (Map.Entry<String, Json> property : schema.object("properties").orElse(JsonObject.EMPTY).members().entrySet()) {
      if (depth < DEEPEST || required.contains(Json.of(property.getKey()))) {
        members.put(property.getKey(), sample(property.getValue(), depth + 1));
      }
    }
    boolean named = schema.object("properties").isPresent();
    schema.object("additionalProperties").filter(values -> !named)
        .ifPresent(values -> members.put("key", sample(values, depth + 1)));
    return members.build();
  }

  private static int number(JsonObject schema, String keyword, int otherwise) {
    return schema.get(keyword)
        .map(value -> value instanceof JsonNumber number ? number.value().intValue() : otherwise)
        .orElse(otherwise);
  }

  private Json target(String reference) {
    Json at = root;
    for (String token : reference.replaceFirst("#/?", "").split("/")) {
      at = token.isEmpty() ? at : at.asObject().flatMap(object -> object.get(token)).orElse(JsonObject.EMPTY);
    }
    return at;
  }
}
