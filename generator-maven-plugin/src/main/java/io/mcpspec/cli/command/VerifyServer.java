package io.mcpspec.cli.command;

import io.mcpspec.cli.terminal.Call;
import io.mcpspec.cli.terminal.ExitCode;
import io.mcpspec.cli.terminal.ServerCommand;
import io.mcpspec.command.Invocation;
import io.mcpspec.command.VerifyServerCommand;
import io.mcpspec.release.finding.StatusException;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares a running server with a lock. */
@Command(name = "verify", customSynopsis = "mcp-spec verify RELEASE URL [OPTIONS]%n       mcp-spec verify RELEASE"
    + " [OPTIONS] -- COMMAND [ARG...]",
    description = "Compare what a running server serves with a locked release. The exit code is 4 if it differs.",
    footer = {"", "Examples:", "  mcp-spec verify 1.0.8 -- java -jar server.jar",
        "  mcp-spec verify releases/2.1.0 https://example.org/mcp --header \"X-Key: 1\""})
public final class VerifyServer extends ServerCommand {

  @Parameters(index = "0", paramLabel = "RELEASE", description =
      "The locked release: its name, its directory or its mcp.lock.json.")
  private String lock;

  @Parameters(index = "1", arity = "0..1", paramLabel = "URL", description = "The address of the server.")
  private String url;

  @Option(names = "--name", paramLabel = "VERSION", description =
      "The version under which the server is delivered. Default: what it says itself.")
  private String name;

  public VerifyServer(Call call) {
    super(call);
  }

  @Override
  protected int run(Invocation invocation) throws StatusException {
    String server = Optional.ofNullable(url).or(given()::serverLine).orElseThrow(() -> StatusException.config(
        "say which server: mcp-spec verify " + lock + " URL, or mcp-spec verify " + lock + " -- COMMAND"));
    new VerifyServerCommand(servers().loader(invocation), invocation)
        .run(server, lock, Optional.ofNullable(name));
    return ExitCode.FINE;
  }
}
