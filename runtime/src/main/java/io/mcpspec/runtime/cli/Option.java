package io.mcpspec.runtime.cli;

import java.util.Optional;

/** An option of a server's command line. */
interface Option {

  /** The option as it is written. */
  String written();

  /** What its value looks like, or empty when it takes none. */
  String value();

  /** What it does, for the help page. */
  String help();

  /** The first command that it is an option of; empty for options of serving. */
  Optional<Command> owner();

  /** Whether it is an option of the command. */
  boolean isFor(Command command);

  /** Whether {@code install} writes it into the configuration, for the server that the client will start. */
  boolean isKept();

  /** Whether it takes several values: joined by commas, or one argument each. */
  boolean takesSeveral();

  /** The option of serving without which it means nothing. */
  default Optional<Flag> needed() {
    return Optional.empty();
  }

  /** What joins its values. */
  default String separator() {
    return ",";
  }

  /** Whether it may be given again, for one more value. */
  default boolean mayRepeat() {
    return false;
  }

  default boolean takesValue() {
    return !value().isEmpty();
  }
}
