package io.mcpspec.runtime.install.client;

import io.mcpspec.runtime.json.Json;
import io.mcpspec.runtime.json.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * How a client starts a server.
 *
 * @param command the program
 * @param arguments what it is given
 * @param environment the variables that are set for it
 */
public record Launch(String command, List<String> arguments, Map<String, String> environment) {

  /** The entry of a client's configuration. */
  public JsonObject entry(KnownClient client) {
    JsonObject.Builder entry = JsonObject.builder();
    if (client.typed()) {
      entry.put("type", "stdio");
    }
    entry.put("command", command).put("args", Json.array(arguments.stream().map(Json::of).toList()));
    if (!environment.isEmpty()) {
      JsonObject.Builder variables = JsonObject.builder();
      environment.forEach(variables::put);
      entry.put("env", variables.build());
    }
    return entry.build();
  }
}
