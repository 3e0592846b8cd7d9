package io.mcpspec.cli.terminal;

import io.mcpspec.command.Invocation;
import io.mcpspec.release.finding.StatusException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What all commands have in common. */
public abstract class TerminalCommand implements Callable<Integer> {

  private final Call call;

  @Mixin
  private CommonOptions common;

  @Spec
  private CommandSpec spec;

  protected TerminalCommand(Call call) {
    this.call = call;
  }

  @Override
  public final Integer call() throws StatusException {
    if (call.server().isPresent() && !takesServer()) {
      throw StatusException.config("`" + TerminalStyle.PROGRAM + " " + spec.name()
          + "` starts no server: leave out `--` and what follows it");
    }
    try (TerminalOutput output = output(call.terminal(), common.isQuiet())) {
      return run(new Invocation(common.place(call.terminal().directory()), new TerminalStyle(), output));
    }
  }

  /** Runs the command. Answers the exit code. */
  protected abstract int run(Invocation invocation) throws StatusException;

  /** Whether a server's command may follow {@code --}. */
  boolean takesServer() {
    return false;
  }

  /** Where its text goes. */
  protected TerminalOutput output(Terminal terminal, boolean quiet) {
    return new TerminalOutput(terminal, quiet);
  }

  protected final Call given() {
    return call;
  }

  protected final CommandSpec spec() {
    return spec;
  }
}
