package io.mcpspec.cli.command;

import io.mcpspec.cli.terminal.Call;
import io.mcpspec.cli.terminal.ExitCode;
import io.mcpspec.cli.terminal.ServerCommand;
import io.mcpspec.command.DocsCommand;
import io.mcpspec.command.Invocation;
import io.mcpspec.release.finding.StatusException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the catalogue of a server. */
@Command(name = "docs", customSynopsis = "mcp-spec docs [SIDE] [OPTIONS]%n       mcp-spec docs [OPTIONS]"
    + " -- COMMAND [ARG...]",
    description = "Write a page, or a TOOLS.md, with all that a server offers.",
    footer = {"", "Examples:", "  mcp-spec docs --out catalog.html", "  mcp-spec docs --out TOOLS.md --check",
        "  mcp-spec docs --out server.html -- npx -y @scope/server"})
public final class WriteDocs extends ServerCommand {

  @Parameters(arity = "0..1", paramLabel = "SIDE", defaultValue = "spec", description =
      "The server: all that diff takes. Default: the spec.")
  private String side;

  @Option(names = "--format", paramLabel = "FORMAT", description =
      "html or markdown. Default: markdown for a FILE.md, else html.")
  private String format;

  @Option(names = "--out", paramLabel = "FILE", description = "The file to write. Default: standard output.")
  private Path out;

  @Option(names = "--check", description = "Write nothing; the exit code is 1 if the file is not current.")
  private boolean check;

  public WriteDocs(Call call) {
    super(call);
  }

  @Override
  protected int run(Invocation invocation) throws StatusException {
    new DocsCommand(servers().loader(invocation), invocation).run(
        given().serverSide().orElse(side), Optional.ofNullable(format), Optional.ofNullable(out), check);
    return ExitCode.FINE;
  }
}
