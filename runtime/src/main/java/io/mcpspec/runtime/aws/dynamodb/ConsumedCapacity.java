package io.mcpspec.runtime.aws.dynamodb;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonArray;
import io.mcpspec.runtime.json.JsonNumber;
import io.mcpspec.runtime.json.JsonObject;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What several requests consumed together, in AWS's form for one. */
final class ConsumedCapacity {

  private static final String TABLE = "TableName";

  private ConsumedCapacity() {}

  /** Adds up numbers, in objects and, in a list, for each table. */
  static Json add(Json first, Json second) {
    if (first instanceof JsonNumber one && second instanceof JsonNumber other) {
      return Json.of(one.value().add(other.value()));
    }
    if (first instanceof JsonObject one && second instanceof JsonObject other) {
      return objects(one, other);
    }
    return first instanceof JsonArray one && second instanceof JsonArray other ? lists(one, other) : second;
  }

  private static JsonObject objects(JsonObject first, JsonObject second) {
    Map<String, Json> sum = new LinkedHashMap<>(first.members());
    second.members().forEach((name, value) -> sum.merge(name, value, ConsumedCapacity::add));
    return new JsonObject(sum);
  }

  private static JsonArray lists(JsonArray first, JsonArray second) {
    Map<Optional<String>, Json> byTable = new LinkedHashMap<>();
    for (JsonArray list : new JsonArray[] {first, second}) {
      list.items().forEach(entry ->
          byTable.merge(entry.asObject().flatMap(one -> one.string(TABLE)), entry, ConsumedCapacity::add));
    }
    return Json.array(byTable.values());
  }
}
