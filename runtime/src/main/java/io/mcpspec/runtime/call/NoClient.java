package io.mcpspec.runtime.call;

import io.mcpspec.runtime.json.JsonObject;
import java.util.List;

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
  public List<JsonObject> ask(List<Question> questions) {
    throw new ClientUnavailableException(questions.get(0).kind().capability());
  }
}
