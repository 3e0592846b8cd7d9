package io.mcpspec.runtime.rpc;

import io.mcpspec.runtime.call.LogLevel;
import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonNull;
import io.mcpspec.runtime.json.JsonNumber;
import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonString;
import io.mcpspec.runtime.text.ClosestNames;
import io.mcpspec.runtime.text.Quoted;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
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
    Optional<Json> value = params.get(name);
    if (value.isEmpty()) { // no lambdas here: they would slow the start
      throw RpcErrors.invalidParams(within + name + ": expected a string, got nothing");
    }
    Optional<String> text = value.get().asString();
    if (text.isEmpty()) {
      throw wrong(within + name, "a string", value.get());
    }
    return text.get();
  }

  /** The string {@code name}; null counts as none. */
  public static Optional<String> optionalText(JsonObject params, String name) {
    return optionalText("", params, name);
  }

  /**
   * @param within how messages begin the path, such as {@code _meta.}
   */
  public static Optional<String> optionalText(String within, JsonObject params, String name) {
    Optional<Json> value = present(params, name);
    if (value.isPresent() && value.get().asString().isEmpty()) {
      throw wrong(within + name, "a string", value.get());
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
    Optional<Json> value = present(params, name);
    if (value.isPresent() && value.get().asObject().isEmpty()) {
      throw wrong(within + name, "an object", value.get());
    }
    return value.isPresent() ? value.get().asObject().get() : JsonObject.EMPTY;
  }

  /** The token that the client wants progress under. */
  public static Optional<Json> progressToken(JsonObject params) {
    Optional<Json> token = present(object(params, "_meta"), "progressToken");
    if (token.isPresent() && !(token.get() instanceof JsonString || token.get() instanceof JsonNumber)) {
      throw wrong("_meta.progressToken", "a string or a number", token.get());
    }
    return token;
  }

  /**
   * The log level of that name.
   *
   * @param path where it stands
   */
  public static LogLevel logLevel(String path, String name) {
    List<String> known = Arrays.stream(LogLevel.values()).map(LogLevel::wireName).toList();
    if (!known.contains(name)) {
      throw RpcErrors.invalidParams(
          path + ": expected one of " + new ClosestNames(known).all() + ", got " + Quoted.of(name));
    }
    return LogLevel.values()[known.indexOf(name)];
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
