package io.mcpspec.runtime.call;

import io.mcpspec.runtime.json.JsonObject;

/**
 * Something that a handler asks of the client.
 *
 * @param name tells it from the other questions of the same call
 * @param kind who is to answer
 * @param params MCP's parameters of the kind's method
 */
public record Question(String name, Kind kind, JsonObject params) {

  /** Who answers, and the method that asks. */
  public enum Kind {
    /** The person at the client; answers with {@code action} and, when accepted, {@code content}. */
    ELICITATION("elicitation", "elicitation/create"),
    /** The client's model; answers with {@code role}, {@code content} and {@code model}. */
    SAMPLING("sampling", "sampling/createMessage"),
    /** The client itself: the directories and files that it works on; answers with {@code roots}. */
    ROOTS("roots", "roots/list");

    private final String capability;
    private final String method;

    Kind(String capability, String method) {
      this.capability = capability;
      this.method = method;
    }

    /** MCP's name of the capability that a client declares when it answers such questions. */
    public String capability() {
      return capability;
    }

    /** MCP's method. */
    public String method() {
      return method;
    }
  }

  /**
   * @param params MCP's parameters of {@code elicitation/create}
   */
  public static Question elicitation(String name, JsonObject params) {
    return new Question(name, Kind.ELICITATION, params);
  }

  /**
   * @param params MCP's parameters of {@code sampling/createMessage}
   */
  public static Question sampling(String name, JsonObject params) {
    return new Question(name, Kind.SAMPLING, params);
  }

  public static Question roots(String name) {
    return new Question(name, Kind.ROOTS, JsonObject.EMPTY);
  }
}
