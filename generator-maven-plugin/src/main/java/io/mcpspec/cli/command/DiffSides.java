package io.mcpspec.cli.command;

import io.mcpspec.cli.terminal.Call;
import io.mcpspec.cli.terminal.ExitCode;
import io.mcpspec.cli.terminal.ServerCommand;
import io.mcpspec.command.DiffCommand;
import io.mcpspec.command.Invocation;
import io.mcpspec.release.finding.StatusException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares two sides. */
@Command(name = "diff", customSynopsis = "mcp-spec diff FROM TO [OPTIONS]%n       mcp-spec diff FROM [OPTIONS] --"
    + " COMMAND [ARG...]",
    description = {"Compare two sides: what changed, whom it breaks, what it costs.", "",
        "A side is a locked release, `spec`, spec@RELEASE, a directory with one of these, a .json with a server's"
        + " lists, a .md prompt, a .jar, a URL, or a command: behind `--`, or as \"stdio:COMMAND ARGS\".", ""},
    footer = {"", "Examples:", "  mcp-spec diff 1.0.8 spec --fail-on breaking",
        "  mcp-spec diff 1.0.8 -- npx -y @scope/server",
        "  mcp-spec diff old.json new.json --format markdown"})
public final class DiffSides extends ServerCommand {

  @Parameters(index = "0", arity = "0..1", paramLabel = "FROM", description = "The old side.")
  private String from;

  @Parameters(index = "1", arity = "0..1", paramLabel = "TO", description = "The new side.")
  private String to;

  @Option(names = "--from-name", paramLabel = "VERSION", description =
      "The version under which the old side is delivered. Default: what it says itself.")
  private String fromName;

  @Option(names = "--to-name", paramLabel = "VERSION", description = "The same for the new side.")
  private String toName;

  @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text", description =
      "text, markdown, html, json, sarif, junit, github, release or changelog. Default: ${DEFAULT-VALUE}.")
  private String format;

  @Option(names = "--out", paramLabel = "FILE", description = "The file to write. Default: standard output.")
  private Path out;

  @Option(names = "--fail-on", paramLabel = "LEVEL", description =
      "The mildest finding that makes the exit code 1: breaking or risky. Default: none does.")
  private String failOn;

  @Option(names = "--exceptions", paramLabel = "FILE", description =
      "The file of accepted findings. Default: spec/release-exceptions.yaml, if it is there.")
  private Path exceptions;

  public DiffSides(Call call) {
    super(call);
  }

  @Override
  protected int run(Invocation invocation) throws StatusException {
    if (to != null && given().server().isPresent()) {
      throw StatusException.config("there are three sides: `" + from + "`, `" + to + "` and the command behind `--`;"
          + " leave one out");
    }
    Optional<String> second = Optional.ofNullable(to).or(given()::serverSide);
    if (from == null || second.isEmpty()) {
      throw StatusException.config("there are two sides to compare, and " + (from == null ? "none" : "only `" + from
          + "`") + " was given: write mcp-spec diff FROM TO, or mcp-spec diff FROM -- COMMAND");
    }
    new DiffCommand(servers().loader(invocation), invocation).run(new DiffCommand.Request(
        Optional.of(from),
        Optional.ofNullable(fromName),
        second,
        Optional.ofNullable(toName),
        format,
        Optional.ofNullable(out).map(invocation.place()::path),
        Optional.ofNullable(failOn),
        invocation.place().exceptions(Optional.ofNullable(exceptions))));
    return ExitCode.FINE;
  }
}
