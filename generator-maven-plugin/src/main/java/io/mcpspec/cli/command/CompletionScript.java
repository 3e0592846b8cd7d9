package io.mcpspec.cli.command;

import io.mcpspec.cli.terminal.Call;
import io.mcpspec.cli.terminal.ExitCode;
import io.mcpspec.cli.terminal.TerminalCommand;
import io.mcpspec.cli.terminal.TerminalStyle;
import io.mcpspec.command.Invocation;
import picocli.AutoComplete;
import picocli.CommandLine.Command;

/** Prints what makes shells complete commands and options. */
@Command(name = "completion", description = "Print a script that completes commands and options in bash and zsh.",
    footer = {"", "Example:", "  source <(mcp-spec completion)"})
public final class CompletionScript extends TerminalCommand {

  public CompletionScript(Call call) {
    super(call);
  }

  @Override
  protected int run(Invocation invocation) {
    invocation.output().result(AutoComplete.bash(TerminalStyle.PROGRAM, spec().root().commandLine()));
    return ExitCode.FINE;
  }
}
