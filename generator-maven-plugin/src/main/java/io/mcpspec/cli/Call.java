package io.mcpspec.cli;

import io.mcpspec.client.CommandWords;
import java.util.List;
import java.util.Optional;

/**
 * One run of the program.
 *
 * @param terminal what it is run in
 * @param server the command behind {@code --}
 */
record Call(Terminal terminal, Optional<List<String>> server) {

  /** The command behind {@code --}, as one line. */
  Optional<String> serverLine() {
    return server.map(CommandWords::line);
  }

  /** The command behind {@code --} as a side of a comparison. */
  Optional<String> serverSide() {
    return serverLine().map(line -> "stdio:" + line);
  }
}
