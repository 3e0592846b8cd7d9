package io.mcpspec.runtime.cli;

import java.util.Locale;
import java.util.Optional;

/** What a server's jar does instead of serving: the first argument. */
enum Command {
  INSTALL("put the server into an MCP client's configuration"),
  UNINSTALL("take it out again"),
  ARCHIVE("make only the class-data archive, by which the server starts faster");

  private final String help;

  Command(String help) {
    this.help = help;
  }

  /** The command as it is written. */
  String written() {
    return name().toLowerCase(Locale.ROOT);
  }

  String help() {
    return help;
  }

  static Optional<Command> of(String written) {
    for (Command command : values()) {
      if (command.written().equals(written)) {
        return Optional.of(command);
      }
    }
    return Optional.empty();
  }
}
