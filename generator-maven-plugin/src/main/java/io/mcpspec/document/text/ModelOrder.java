package io.mcpspec.document.text;

/**
 * A passage that tells a model what to do behind its user's back.
 *
 * @param kind what it wants
 * @param text the passage, on one line
 * @param offset where it begins, in UTF-16 units
 */
public record ModelOrder(Kind kind, String text, int offset) {

  /** What such passages want. */
  public enum Kind {
    IGNORE("tells the model to ignore its instructions"),
    CONCEAL("tells the model to act without its user's knowledge"),
    MARKUP("poses as an instruction of the system"),
    CALL_FIRST("tells the model when to use which of all tools"),
    REVEAL("asks for private files or secrets"),
    CONVERSATION("makes the model pass on what was said in the conversation");

    private final String what;

    Kind(String what) {
      this.what = what;
    }

    /** In words, for messages: a verb and its object. */
    public String what() {
      return what;
    }
  }
}
