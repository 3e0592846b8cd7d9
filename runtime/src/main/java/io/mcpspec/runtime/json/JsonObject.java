package io.mcpspec.runtime.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A JSON object.
 *
 * @param members the members in order; values are never Java's {@code null}
 */
public record JsonObject(Map<String, Json> members) implements Json {

  public static final JsonObject EMPTY = new JsonObject(Map.of());

  public JsonObject {
    members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
  }

  public static Builder builder() {
    return new Builder();
  }

  public Optional<Json> get(String name) {
    return Optional.ofNullable(members.get(name));
  }

  /** The string member {@code name}; empty when it is absent or not a string. */
  public Optional<String> string(String name) {
    Json value = members.get(name);
    return value == null ? Optional.empty() : value.asString();
  }

  /** The object member {@code name}; empty when it is absent or not an object. */
  public Optional<JsonObject> object(String name) {
    Json value = members.get(name);
    return value == null ? Optional.empty() : value.asObject();
  }

  /** The items of the array member {@code name}; none when it is absent or not an array. */
  public List<Json> items(String name) {
    return members.get(name) instanceof JsonArray array ? array.items() : List.of();
  }

  /** Whether the member {@code name} is {@code true}. */
  public boolean isTrue(String name) {
    return members.get(name) == JsonBoolean.TRUE;
  }

  @Override
  public Optional<JsonObject> asObject() {
    return Optional.of(this);
  }

  @Override
  public String describe() {
    return "an object";
  }

  @Override
  public String toString() {
    return toJson();
  }

  /** Builds an object member by member. */
  public static final class Builder {
    private final Map<String, Json> members = new LinkedHashMap<>();

    private Builder() {}

    public Builder put(String name, Json value) {
      members.put(name, value);
      return this;
    }

    public Builder put(String name, String value) {
      return put(name, Json.of(value));
    }

    /** Adds the member only when there is a value. */
    public Builder put(String name, Optional<? extends Json> value) {
      return value.isPresent() ? put(name, value.get()) : this;
    }

    public JsonObject build() {
      return new JsonObject(members);
    }
  }
}
