package io.mcpspec.cli.terminal;

import io.mcpspec.command.ServerArguments;
import picocli.CommandLine.Mixin;

/** A command that may start a server: its command follows {@code --}. */
public abstract class ServerCommand extends TerminalCommand {

  @Mixin
  private ServerOptionGroup servers;

  protected ServerCommand(Call call) {
    super(call);
  }

  /** How servers are started and asked. */
  protected final ServerArguments servers() {
    return servers.arguments();
  }

  @Override
  final boolean takesServer() {
    return true;
  }
}
