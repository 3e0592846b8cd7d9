package io.mcpspec.runtime.rpc;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonNull;
import io.mcpspec.runtime.json.JsonObject;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Reads parameters, naming the field that is wrong. */
public final class Params {

  private Params() {}

  public static String text(JsonObject params, String name) {
    Json value = params.get(name).orElseThrow(() -> RpcErrors.invalidParams(name + ": expected a string, got nothing"));
    return value.asString()
        .orElseThrow(() -> RpcErrors.invalidParams(name + ": expected a string, got " + value.describe()));
  }

  /** The object {@code name}; an empty one when there is none. */
  public static JsonObject object(JsonObject params, String name) {
    Optional<Json> value = params.get(name).filter(present -> present != JsonNull.NULL);
    if (value.isPresent() && value.get().asObject().isEmpty()) {
      throw RpcErrors.invalidParams(name + ": expected an object, got " + value.get().describe());
    }
    return value.flatMap(Json::asObject).orElse(JsonObject.EMPTY);
  }

  /** The members of {@code values}, which all must be strings. */
  public static Map<String, String> strings(String path, JsonObject values) {
    Map<String, String> strings = new LinkedHashMap<>();
    values.members().forEach((name, value) -> strings.put(name, value.asString().orElseThrow(() ->
        RpcErrors.invalidParams(path + "." + name + ": expected a string, got " + value.describe()))));
    return strings;
  }
}
