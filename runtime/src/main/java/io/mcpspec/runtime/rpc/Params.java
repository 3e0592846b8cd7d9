package io.mcpspec.runtime.rpc;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonNull;
import io.mcpspec.runtime.json.JsonNumber;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonString;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Reads parameters, naming the field that is wrong. */
public final class Params {

  private Params() {}

  public static String text(JsonObject params, String name) {
    return text("", params, name);
  }

  /**
   * @param within how messages begin the path, such as {@code ref.}
   */
  public static String text(String within, JsonObject params, String name) {
    Json value = params.get(name)
        .orElseThrow(() -> RpcErrors.invalidParams(within + name + ": expected a string, got nothing"));
    return value.asString().orElseThrow(() -> wrong(within + name, "a string", value));
  }

  /** The string {@code name}; null counts as none. */
  public static Optional<String> optionalText(JsonObject params, String name) {
    Optional<Json> value = present(params, name);
    if (value.isPresent() && value.get().asString().isEmpty()) {
      throw wrong(name, "a string", value.get());
    }
    return value.isPresent() ? value.get().asString() : Optional.empty();
  }

  /** The object {@code name}; an empty one when there is none. */
  public static JsonObject object(JsonObject params, String name) {
    return object("", params, name);
  }

  /**
   * @param within how messages begin the path, such as {@code context.}
   */
  public static JsonObject object(String within, JsonObject params, String name) {
    return present(params, name)
        .map(value -> value.asObject().orElseThrow(() -> wrong(within + name, "an object", value)))
        .orElse(JsonObject.EMPTY);
  }

  /** The token that the client wants progress under. */
  public static Optional<Json> progressToken(JsonObject params) {
    Optional<Json> token = present(object(params, "_meta"), "progressToken");
    token.filter(value -> !(value instanceof JsonString || value instanceof JsonNumber)).ifPresent(value -> {
      throw wrong("_meta.progressToken", "a string or a number", value);
    });
    return token;
  }

  /** The members of {@code values}, which all must be strings. */
  public static Map<String, String> strings(String path, JsonObject values) {
    Map<String, String> strings = new LinkedHashMap<>();
    values.members().forEach((name, value) ->
        strings.put(name, value.asString().orElseThrow(() -> wrong(path + "." + name, "a string", value))));
    return strings;
  }

  private static Optional<Json> present(JsonObject params, String name) {
    Optional<Json> value = params.get(name);
    return value.isPresent() && value.get() == JsonNull.NULL ? Optional.empty() : value;
  }

  private static RpcException wrong(String path, String expected, Json got) {
    return RpcErrors.invalidParams(path + ": expected " + expected + ", got " + got.describe());
  }
}
