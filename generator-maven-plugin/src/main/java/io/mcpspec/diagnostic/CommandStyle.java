package io.mcpspec.diagnostic;

/**
 * How the user's program writes commands and options. Messages that say what to type ask it, so that the same message
 * fits a Maven goal and a terminal program.
 */
public interface CommandStyle {

  /** A command in a sentence, such as {@code mcp-spec:lock}. */
  String name(String command);

  /** A whole command line with one option, such as {@code mvn mcp-spec:explain -Dcode=unknown-key}. */
  String line(String command, String option, String value);

  /** An option without its value, such as {@code -Dfrom}. */
  String option(String name);

  /** An option with its value, such as {@code -Dfrom=A}. */
  String option(String name, String value);
}
