package io.mcpspec.cli.command;

import io.mcpspec.cli.terminal.Call;
import io.mcpspec.cli.terminal.ExitCode;
import io.mcpspec.cli.terminal.TerminalCommand;
import io.mcpspec.command.GenerateCommand;
import io.mcpspec.command.Invocation;
import io.mcpspec.release.finding.StatusException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Generates Java, JSON and prompt text. */
@Command(name = "generate", description = "Compile a spec to Java, JSON and prompt text.")
public final class GenerateFiles extends TerminalCommand {

  @Option(names = "--output", paramLabel = "DIR", description =
      "The directory of generated files. Default: target/generated-sources/mcp-spec.")
  private Path output;

  @Option(names = "--mock", description = "Generate a server that answers from examples and samples.")
  private boolean mock;

  public GenerateFiles(Call call) {
    super(call);
  }

  @Override
  protected int run(Invocation invocation) throws StatusException {
    new GenerateCommand(invocation).run(Optional.ofNullable(output), mock);
    return ExitCode.FINE;
  }
}
