package io.mcpspec.document.text;

/**
 * A character that people do not see, or take for another one, while a model reads it.
 *
 * @param codePoint the character
 * @param offset where it stands, in UTF-16 units
 * @param line its line, from 1
 * @param kind what is wrong with it
 */
public record HiddenCharacter(int codePoint, int offset, int line, Kind kind) {

  /** Why a character is hidden, the worst first. */
  public enum Kind {
    TAG("a tag character: text that nobody sees"),
    DIRECTION("it changes the direction of the text around it"),
    INVISIBLE("it has no width"),
    VARIATION("a variation selector that no character before it asks for"),
    CONTROL("a control character: terminals obey it"),
    LOOK_ALIKE("it looks like a plain blank or hyphen, and is another word to a model");

    private final String why;

    Kind(String why) {
      this.why = why;
    }

    /** In words, for messages. */
    public String why() {
      return why;
    }
  }

  /** Such as {@code U+2011 NON-BREAKING HYPHEN}. */
  public String name() {
    String name = Character.getName(codePoint);
    return String.format("U+%04X", codePoint) + (name == null ? "" : " " + name);
  }
}
