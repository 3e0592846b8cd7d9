package io.mcpspec.runtime.protocol;

import io.mcpspec.runtime.call.Cancellation;
import io.mcpspec.runtime.call.Client;
import io.mcpspec.runtime.call.LogLevel;
import io.mcpspec.runtime.call.Question;
import io.mcpspec.runtime.json.JsonObject;
import java.util.ArrayList;
import java.util.List;

/** Lets a handler send requests to the client and wait for their answers, within what the client declared. */
record HandshakeClient(Peer peer, ClientInfo info, ClientLog lines, Cancellation cancellation) implements Client {

  @Override
  public JsonObject capabilities() {
    return info.capabilities();
  }

  @Override
  public void log(LogLevel level, String message) {
    lines.send(level, message);
  }

  @Override
  public List<JsonObject> ask(List<Question> questions) {
    questions.forEach(info::require);
    List<JsonObject> answers = new ArrayList<>();
    for (Question question : questions) {
      answers.add(peer.request(question.kind().method(), question.params(), cancellation));
    }
    return answers;
  }
}
