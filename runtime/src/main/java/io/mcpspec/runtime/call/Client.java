package io.mcpspec.runtime.call;

import io.mcpspec.runtime.json.JsonObject;
import java.util.List;

/**
 * The client at the other end of a call, as far as a handler may talk to it.
 *
 * <p>Ask before anything is changed. A client that speaks MCP 2026-07-28 or later takes no requests: the first question
 * ends the call with an {@link AnswerPendingException}, and the handler runs again from its start once the client has
 * the answers. So a handler must ask the same questions each time, and asking is refused once it holds its permit to
 * write.
 */
public interface Client {

  /** A client that takes logs in silence and offers nothing. */
  Client NONE = new NoClient();

  /** The capabilities that the client declared; empty when it declared none. */
  JsonObject capabilities();

  /**
   * Sends a log line to the client, unless it asked for higher levels only. Does nothing unless the spec says
   * {@code capabilities: [logging]}.
   */
  void log(LogLevel level, String message);

  /**
   * Asks several things at once; returns when all are answered.
   *
   * @return MCP's results, in the questions' order
   * @throws ClientUnavailableException when the client has not declared what is asked of it
   * @throws java.util.concurrent.CancellationException when the call ends meanwhile
   */
  List<JsonObject> ask(List<Question> questions);

  /**
   * Asks the person at the client; returns when there is an answer.
   *
   * @param params MCP's parameters of {@code elicitation/create}
   * @return MCP's result: {@code action} and, when accepted, {@code content}
   */
  default JsonObject elicit(JsonObject params) {
    return ask(List.of(Question.elicitation("elicitation", params))).get(0);
  }

  /**
   * Asks the client's model; returns when there is an answer.
   *
   * @param params MCP's parameters of {@code sampling/createMessage}
   * @return MCP's result: {@code role}, {@code content}, {@code model}
   */
  default JsonObject sample(JsonObject params) {
    return ask(List.of(Question.sampling("sampling", params))).get(0);
  }

  /**
   * Asks which directories and files the client works on.
   *
   * @return MCP's result: {@code roots}
   */
  default JsonObject roots() {
    return ask(List.of(Question.roots("roots"))).get(0);
  }
}
