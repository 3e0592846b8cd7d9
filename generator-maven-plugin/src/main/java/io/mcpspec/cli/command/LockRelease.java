package io.mcpspec.cli.command;

import io.mcpspec.cli.terminal.Call;
import io.mcpspec.cli.terminal.ExitCode;
import io.mcpspec.cli.terminal.ServerCommand;
import io.mcpspec.command.Invocation;
import io.mcpspec.command.LockCommand;
import io.mcpspec.release.finding.StatusException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Freezes a release. */
@Command(name = "lock", customSynopsis = "mcp-spec lock [SIDE] [OPTIONS]%n       mcp-spec lock [OPTIONS] --"
    + " COMMAND [ARG...]",
    description = "Freeze a release: the spec's draft, or what another server serves. What is locked never changes.",
    footer = {"", "Examples:", "  mcp-spec lock", "  mcp-spec lock --name 2.1.0 -- npx -y @scope/server@2.1.0",
        "  mcp-spec lock https://example.org/mcp --token-file token --releases releases"})
public final class LockRelease extends ServerCommand {

  @Parameters(arity = "0..1", paramLabel = "SIDE", description =
      "What to freeze in place of the spec: all that diff takes.")
  private String side;

  @Option(names = {"--name", "--release"}, paramLabel = "RELEASE", description =
      "The release's name. Default: the spec's draft, or the version that the server says.")
  private String release;

  public LockRelease(Call call) {
    super(call);
  }

  @Override
  protected int run(Invocation invocation) throws StatusException {
    LockCommand command = new LockCommand(
        invocation.place().spec(), invocation.place().releases(), invocation.style(), unknown -> unknown);
    Optional<String> chosen = given().serverSide().or(() -> Optional.ofNullable(side));
    List<String> lines = chosen.isEmpty()
        ? command.run(Optional.ofNullable(release))
        : command.run(servers().loader(invocation), chosen.get(), Optional.ofNullable(release));
    lines.forEach(invocation.output()::info);
    return ExitCode.FINE;
  }
}
