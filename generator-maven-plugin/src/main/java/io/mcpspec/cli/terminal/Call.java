package io.mcpspec.cli.terminal;

import io.mcpspec.client.CommandWords;
import java.util.List;
import java.util.Optional;

/**
 * One run of the program.
 *
 * @param terminal what it is run in
 * @param server the command behind {@code --}
 */
public record Call(Terminal terminal, Optional<List<String>> server) {

  /** The command behind {@code --}, as one line. */
  public Optional<String> serverLine() {
    return server.map(CommandWords::line);
  }

  /** The command behind {@code --} as a side of a comparison. */
  public Optional<String> serverSide() {
    return serverLine().map(line -> "stdio:" + line);
  }
}
