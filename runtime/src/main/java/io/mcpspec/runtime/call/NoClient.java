package io.mcpspec.runtime.call;

import io.mcpspec.runtime.json.JsonObject;

/** Stands for a client that cannot be asked anything. */
final class NoClient implements Client {

  @Override
  public JsonObject capabilities() {
    return JsonObject.EMPTY;
  }

  @Override
  public void log(LogLevel level, String message) {
    // Nobody listens, and a log line is no reason to fail.
  }

  @Override
  public JsonObject elicit(JsonObject params) {
    throw new ClientUnavailableException("elicitation");
  }

  @Override
  public JsonObject sample(JsonObject params) {
    throw new ClientUnavailableException("sampling");
  }
}
