package io.mcpspec.cli.command;

import io.mcpspec.cli.terminal.Call;
import io.mcpspec.cli.terminal.ExitCode;
import io.mcpspec.cli.terminal.FindingsText;
import io.mcpspec.cli.terminal.Terminal;
import io.mcpspec.cli.terminal.TerminalCommand;
import io.mcpspec.cli.terminal.TerminalOutput;
import io.mcpspec.command.CheckCommand;
import io.mcpspec.command.Findings;
import io.mcpspec.command.Invocation;
import io.mcpspec.diagnostic.CommandStyle;
import io.mcpspec.diagnostic.Severity;
import io.mcpspec.release.finding.StatusException;
import io.mcpspec.report.FindingsFormat;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Checks a spec. Here the findings are the result. */
@Command(name = "check", description = "Check a spec, its locked releases, and that nobody edited generated files.",
    footer = {"", "Examples:", "  mcp-spec check", "  mcp-spec check --format sarif > check.sarif"})
public final class CheckSpec extends TerminalCommand {

  @Option(names = "--format", paramLabel = "FORMAT", description =
      "text, json, sarif, junit, markdown, or github for annotations. Default: ${DEFAULT-VALUE}.")
  private FindingsFormat format = FindingsFormat.TEXT;

  @Option(names = "--fail-on", paramLabel = "SEVERITY", description =
      "The mildest finding that makes the exit code 1: error, warning or notice. Default: ${DEFAULT-VALUE}.")
  private Severity failOn = Severity.ERROR;

  @Option(names = "--drift", description = "Fail also when the generated files are older than the spec.")
  private boolean drift;

  @Option(names = "--mock", description = "The generated files are those of a mock.")
  private boolean mock;

  @Option(names = "--output", paramLabel = "DIR", description =
      "The directory of generated files. Default: target/generated-sources/mcp-spec.")
  private Path output;

  public CheckSpec(Call call) {
    super(call);
  }

  @Override
  protected int run(Invocation invocation) throws StatusException {
    new CheckCommand(invocation).run(Optional.ofNullable(output), mock, drift, failOn);
    return ExitCode.FINE;
  }

  @Override
  protected TerminalOutput output(Terminal terminal, boolean quiet) {
    return new TerminalOutput(terminal, quiet) {
      @Override
      public void findings(Findings findings, CommandStyle style) {
        if (format == FindingsFormat.TEXT) {
          FindingsText.lines(findings, style).forEach(line -> result(line + "\n"));
        } else {
          result(format.of(findings.reported(style)));
        }
      }
    };
  }
}
