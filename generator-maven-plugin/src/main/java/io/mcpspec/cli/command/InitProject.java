package io.mcpspec.cli.command;

import io.mcpspec.cli.terminal.Call;
import io.mcpspec.cli.terminal.ExitCode;
import io.mcpspec.cli.terminal.ServerCommand;
import io.mcpspec.command.ImportCommand;
import io.mcpspec.command.ImportSource;
import io.mcpspec.command.InitCommand;
import io.mcpspec.command.Invocation;
import io.mcpspec.release.finding.StatusException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Begins a project. */
@Command(name = "init", customSynopsis = "mcp-spec init [DIR] [OPTIONS]%n       mcp-spec init DIR [OPTIONS]"
    + " -- COMMAND [ARG...]",
    description = "Write a project that builds: with one tool and its handler, or with what a server publishes.",
    footer = {"", "Examples:", "  mcp-spec init weather", "  mcp-spec init adopted -- npx -y @scope/server"})
public final class InitProject extends ServerCommand {

  @Parameters(arity = "0..1", paramLabel = "DIR", defaultValue = "", description =
      "The directory of the project. Default: here.")
  private Path directory;

  public InitProject(Call call) {
    super(call);
  }

  @Override
  protected int run(Invocation invocation) throws StatusException {
    Optional<String> server = given().serverLine();
    if (server.isEmpty()) {
      new InitCommand(invocation).run(directory);
      return ExitCode.FINE;
    }
    ImportSource source = new ImportSource(Optional.empty(), server, Optional.empty(), Optional.empty(),
        Optional.empty(), Optional.empty(), servers().options(invocation));
    new ImportCommand(invocation).run(
        source, new ImportCommand.Target(directory, Optional.empty(), true, true, false));
    return ExitCode.FINE;
  }
}
