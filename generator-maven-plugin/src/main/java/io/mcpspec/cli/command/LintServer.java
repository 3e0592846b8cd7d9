package io.mcpspec.cli.command;

import io.mcpspec.cli.terminal.Call;
import io.mcpspec.cli.terminal.ExitCode;
import io.mcpspec.cli.terminal.ServerCommand;
import io.mcpspec.command.Invocation;
import io.mcpspec.command.LintCommand;
import io.mcpspec.release.finding.StatusException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Judges what a server serves. */
@Command(name = "lint", customSynopsis = "mcp-spec lint [WHAT] [OPTIONS]%n       mcp-spec lint [OPTIONS]"
    + " -- COMMAND [ARG...]",
    description = "Find what is unsafe or unclear in the tools, prompts and resources of a server.",
    footer = {"", "Examples:", "  mcp-spec lint", "  mcp-spec lint --against 1.0.8 --fail-on warning",
        "  mcp-spec lint PROMPT.md", "  mcp-spec lint --format sarif -- npx -y @scope/server"})
public final class LintServer extends ServerCommand {

  @Parameters(arity = "0..1", paramLabel = "WHAT", defaultValue = "spec", description =
      "What to judge: all that diff takes, such as a lock, a surface, a Markdown file or a URL. Default: the spec.")
  private String what;

  @Option(names = "--against", paramLabel = "OLD", description =
      "Show only findings that this older state does not have.")
  private String against;

  @Option(names = "--clients", split = ",", paramLabel = "LIST", description =
      "The clients by whose limits tools are judged, such as claude,cursor. Default: those of the spec, or all usual"
      + " ones.")
  private List<String> clients = List.of();

  @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text", description =
      "text, json, sarif, junit, markdown, or github for annotations. Default: ${DEFAULT-VALUE}.")
  private String format;

  @Option(names = "--out", paramLabel = "FILE", description = "The file to write. Default: standard output.")
  private Path out;

  @Option(names = "--fail-on", paramLabel = "SEVERITY", defaultValue = "error", description =
      "The mildest finding that makes the exit code 1: error, warning or notice. Default: ${DEFAULT-VALUE}.")
  private String failOn;

  public LintServer(Call call) {
    super(call);
  }

  @Override
  protected int run(Invocation invocation) throws StatusException {
    new LintCommand(servers().loader(invocation), invocation).run(new LintCommand.Request(
        given().serverSide().orElse(what), Optional.ofNullable(against), clients, format,
        Optional.ofNullable(out).map(invocation.place()::path), failOn));
    return ExitCode.FINE;
  }
}
