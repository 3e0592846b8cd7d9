package io.mcpspec.release.finding;

/** Whom a change can break, in the order in which a review names them. */
public enum Audience {
  AGENT("AC", "clients that hold an older list of tools"),
  MODEL("MB", "what a model does"),
  HANDLER_SOURCE("HS", "source code of handlers"),
  HANDLER_BINARY("HB", "compiled code of handlers"),
  RESULT_READER("SC", "programs that read structured results"),
  PROMPT_USER("PU", "people who use the prompts"),
  OPERATOR("OP", "operators");

  private final String id;
  private final String who;

  Audience(String id, String who) {
    this.id = id;
    this.who = who;
  }

  /** Two letters, as in the tables of rules. */
  public String id() {
    return id;
  }

  /** The audience in words, after "breaks" or "may change". */
  public String who() {
    return who;
  }
}
