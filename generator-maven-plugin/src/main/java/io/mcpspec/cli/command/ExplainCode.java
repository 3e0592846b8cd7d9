package io.mcpspec.cli.command;

import io.mcpspec.cli.terminal.Call;
import io.mcpspec.cli.terminal.ExitCode;
import io.mcpspec.cli.terminal.TerminalCommand;
import io.mcpspec.command.ExplainCommand;
import io.mcpspec.command.Invocation;
import io.mcpspec.release.finding.StatusException;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Explains a finding. */
@Command(name = "explain",
    description = "Explain a finding of check, lint or diff: what it means, an example, the fix.",
    footer = {"", "Examples:", "  mcp-spec explain unknown-key", "  mcp-spec explain SEC02",
        "  mcp-spec explain I05"})
public final class ExplainCode extends TerminalCommand {

  @Parameters(arity = "0..1", paramLabel = "CODE", description =
      "The code in brackets behind a finding, or a rule of the lint or the diff. Without it, all of them are listed.")
  private String code;

  public ExplainCode(Call call) {
    super(call);
  }

  @Override
  protected int run(Invocation invocation) throws StatusException {
    ExplainCommand.Result result = new ExplainCommand(invocation.style()).run(Optional.ofNullable(code));
    if (result instanceof ExplainCommand.Result.UnknownCode unknown) {
      throw StatusException.config(unknown.message());
    }
    ((ExplainCommand.Result.Page) result).lines().forEach(line -> invocation.output().result(line + "\n"));
    return ExitCode.FINE;
  }
}
