package io.mcpspec.runtime.server;

/**
 * What a check found.
 *
 * @param level whether it stops calls from working
 * @param subject what was looked at, in a word or two: {@code region}
 * @param text what was found and what follows from it, for a person
 */
public record Finding(Level level, String subject, String text) {

  /** How bad it is. */
  public enum Level {
    OK,
    WARNING,
    FAILURE
  }

  public static Finding ok(String subject, String text) {
    return new Finding(Level.OK, subject, text);
  }

  public static Finding warning(String subject, String text) {
    return new Finding(Level.WARNING, subject, text);
  }

  public static Finding failure(String subject, String text) {
    return new Finding(Level.FAILURE, subject, text);
  }
}
