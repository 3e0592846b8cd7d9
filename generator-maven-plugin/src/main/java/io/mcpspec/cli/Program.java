package io.mcpspec.cli;

import io.mcpspec.cli.terminal.Call;
import io.mcpspec.cli.terminal.ExitCode;
import io.mcpspec.cli.terminal.Paint;
import io.mcpspec.cli.terminal.Terminal;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParseResult;

/**
 * The program, once: arguments in, text out, and an exit code.
 *
 * @param terminal what it is run in
 */
record Program(Terminal terminal) {

  private static final int HELP_WIDTH = 100;
  private static final String SERVER = "--";
  private static final String ERROR = "error:";

  /** Runs a command. What follows {@code --} is a server's command, whatever it looks like. */
  int run(List<String> arguments) {
    int end = arguments.indexOf(SERVER);
    List<String> own = end < 0 ? arguments : arguments.subList(0, end);
    Optional<List<String>> server = end < 0
        ? Optional.empty() : Optional.of(arguments.subList(end + 1, arguments.size()));
    if (server.filter(List::isEmpty).isPresent()) {
      return fail("there is no command behind `--`: write, for example, -- npx -y @scope/server", ExitCode.WRONG_USAGE);
    }
    CommandLine line = Commands.parser(new Call(terminal, server), own)
        .setOut(writer(terminal.out()))
        .setErr(writer(terminal.err()))
        .setColorScheme(CommandLine.Help.defaultColorScheme(terminal.colours().out() ? Ansi.ON : Ansi.OFF))
        .setUsageHelpWidth(HELP_WIDTH)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExecutionExceptionHandler(this::failed)
        .setParameterExceptionHandler((fault, args) -> fail(new UsageFault(fault).text(), ExitCode.WRONG_USAGE));
    line.setExecutionStrategy(this::execute);
    try {
      return line.execute(own.toArray(String[]::new));
    } catch (StackOverflowError | OutOfMemoryError | LinkageError broken) {
      return broken(own.get(0), broken);
    }
  }

  private static PrintWriter writer(PrintStream stream) {
    return new PrintWriter(stream, true, StandardCharsets.UTF_8);
  }

  private int execute(ParseResult parsed) {
    if (!parsed.hasSubcommand() && !parsed.isUsageHelpRequested() && !parsed.isVersionHelpRequested()) {
      parsed.commandSpec().commandLine().usage(terminal.err(), parsed.commandSpec().commandLine().getColorScheme());
      return ExitCode.WRONG_USAGE;
    }
    return new CommandLine.RunLast().execute(parsed);
  }

  private int failed(Exception failure, CommandLine command, ParseResult parsed) {
    if (failure instanceof StatusException known) {
      String label = known.status() == Status.FINDINGS ? "failed:" : ERROR;
      return fail(label, known.getMessage(), ExitCode.of(known.status()));
    }
    return broken(command.getCommandName(), failure);
  }

  private int broken(String command, Throwable fault) {
    return fail("mcp-spec itself failed at `" + command + "`: " + fault + ". Please report this line.",
        ExitCode.BROKEN);
  }

  private int fail(String message, int code) {
    return fail(ERROR, message, code);
  }

  private int fail(String label, String message, int code) {
    terminal.out().flush();
    terminal.err().println(Paint.RED.on(label, terminal.colours().err()) + " " + message);
    return code;
  }
}
