package io.mcpspec.runtime.json;

import java.util.List;
import java.util.Optional;

/** A JSON array. */
public record JsonArray(List<Json> items) implements Json {

  public static final JsonArray EMPTY = new JsonArray(List.of());

  public JsonArray {
    items = List.copyOf(items);
  }

  @Override
  public Optional<JsonArray> asArray() {
    return Optional.of(this);
  }

  @Override
  public String describe() {
    return "an array";
  }

  @Override
  public String toString() {
    return toJson();
  }
}
