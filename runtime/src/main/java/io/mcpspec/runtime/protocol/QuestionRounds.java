package io.mcpspec.runtime.protocol;

import io.mcpspec.runtime.json.JsonObject;
import io.mcpspec.runtime.rpc.Params;
import io.mcpspec.runtime.rpc.RpcException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The rounds of one call: its client makes it again with answers as long as its handler asks. Each is a request of its
 * own, and may reach another process that has the same key.
 *
 * @param owner who calls; empty where callers are not told apart
 * @param target what is called, its method included
 */
public record QuestionRounds(RequestStates states, String owner, String target, Questions questions) {

  /**
   * @throws RpcException when the answers are not objects, or the state was not given to this caller for this call
   */
  public static QuestionRounds of(RequestStates states, String owner, String method, JsonObject params) {
    Optional<String> name = params.string(params.get("name").isPresent() ? "name" : "uri");
    String target = method + " " + name.orElse("");
    Map<String, JsonObject> answers = new HashMap<>();
    Optional<String> state = Params.optionalText("", params, "requestState");
    if (state.isPresent()) {
      answers.putAll(states.open(owner, target, state.get()));
    }
    JsonObject responses = Params.object(params, "inputResponses");
    for (String key : responses.members().keySet()) { // no lambda: it would slow the start
      answers.put(key, Params.object("inputResponses.", responses, key));
    }
    return new QuestionRounds(states, owner, target, new Questions(answers));
  }

  /** Whether the client must answer before the call can go on. */
  boolean isOpen() {
    return !questions.open().isEmpty();
  }

  /** What the client sends back beside its answers. */
  String state() {
    return states.seal(owner, target, new LinkedHashMap<>(questions.answered()));
  }
}
