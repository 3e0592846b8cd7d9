package io.mcpspec.cli;

import io.mcpspec.command.Invocation;
import picocli.AutoComplete;
import picocli.CommandLine.Command;

/** Prints what makes shells complete commands and options. */
@Command(name = "completion", description = "Print a script that completes commands and options in bash and zsh.",
    footer = {"", "Example:", "  source <(mcp-spec completion)"})
final class CompletionScript extends TerminalCommand {

  CompletionScript(Call call) {
    super(call);
  }

  @Override
  int run(Invocation invocation) {
    invocation.output().result(AutoComplete.bash(TerminalStyle.PROGRAM, spec().root().commandLine()));
    return ExitCode.FINE;
  }
}
