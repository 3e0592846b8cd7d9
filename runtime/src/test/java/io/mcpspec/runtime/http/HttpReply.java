package io.mcpspec.runtime.http;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.json.JsonReader;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What a server answered.
 *
 * @param headers by their names in lower case
 * @param body the whole body, without the marks of its chunks
 */
record HttpReply(int status, Map<String, String> headers, String body) {

  Optional<String> header(String name) {
    return Optional.ofNullable(headers.get(name.toLowerCase(Locale.ROOT)));
  }

  JsonObject json() {
    return JsonReader.read(body).asObject().orElseThrow();
  }

  /** The message of the JSON-RPC error in the body. */
  String error() {
    return json().object("error").flatMap(error -> error.string("message")).orElseThrow();
  }

  /** The JSON-RPC error's code as it is written. */
  String code() {
    return json().object("error").flatMap(error -> error.get("code")).orElseThrow().toJson();
  }
}
