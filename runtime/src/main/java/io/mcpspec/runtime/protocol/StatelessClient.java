package io.mcpspec.runtime.protocol;

import io.mcpspec.runtime.call.Client;
import io.mcpspec.runtime.call.LogLevel;
import io.mcpspec.runtime.call.Question;
import io.mcpspec.runtime.json.JsonObject;
import java.util.List;

/** Lets a handler ask a client that takes no requests, and answers by making the call again. */
record StatelessClient(ClientInfo info, ClientLog lines, Questions questions) implements Client {

  @Override
  public JsonObject capabilities() {
    return info.capabilities();
  }

  @Override
  public void log(LogLevel level, String message) {
    lines.send(level, message);
  }

  @Override
  public List<JsonObject> ask(List<Question> asked) {
    asked.forEach(info::require);
    return questions.ask(asked);
  }
}
