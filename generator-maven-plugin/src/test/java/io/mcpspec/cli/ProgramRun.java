package io.mcpspec.cli;

import io.mcpspec.cli.terminal.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What a run of the program said.
 *
 * @param code its exit code
 * @param out what it wrote to standard output
 * @param err what it wrote to standard error
 */
public record ProgramRun(int code, String out, String err) {

  /** Runs the program in this directory. */
  public static ProgramRun in(Path directory, String... arguments) {
    return in(directory, System.getenv(), Terminal.Colours.NONE, arguments);
  }

  public static ProgramRun in(
      Path directory, Map<String, String> environment, Terminal.Colours colours, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal = new Terminal(stream(out), stream(err), directory, environment, colours);
    int code = new Program(terminal).run(List.of(arguments));
    return new ProgramRun(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }
}
