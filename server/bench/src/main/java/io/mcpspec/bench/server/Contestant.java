package io.mcpspec.bench.server;

import io.mcpspec.runtime.json.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * A server to measure.
 *
 * @param name what it is called in the table
 * @param command program and arguments
 * @param environment variables beside those of this process
 * @param call the parameters of the call that it is measured by
 */
public record Contestant(String name, List<String> command, Map<String, String> environment, JsonObject call) {

  /** The same server, measured by another call. */
  Contestant calling(JsonObject other) {
    return new Contestant(name, command, environment, other);
  }

  static JsonObject call(String tool, JsonObject arguments) {
    return JsonObject.builder().put("name", tool).put("arguments", arguments).build();
  }
}
