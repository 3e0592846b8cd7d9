package io.mcpspec.command;

import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Runs the lint in a folder, and answers what it prints. */
public record LintRun(Path folder, Optional<String> against, String failOn) {

  public static LintRun in(Path folder) {
    return new LintRun(folder, Optional.empty(), "error");
  }

  LintRun against(String older) {
    return new LintRun(folder, Optional.of(older), failOn);
  }

  LintRun failingOn(String severity) {
    return new LintRun(folder, against, severity);
  }

  /** The result in the form for people; every line ends with a newline. */
  public String text(String what) {
    return shown(what, "text");
  }

  /** The result in one of the forms. */
  String shown(String what, String format) {
    CommandRun run = CommandRun.in(folder);
    if (status(run, what, format) == Status.LOAD) {
      throw new AssertionError("could not be loaded: " + what);
    }
    return run.said().stream().filter(line -> line.startsWith("result: "))
        .map(line -> line.substring("result: ".length()) + "\n").collect(Collectors.joining());
  }

  /** How it ends. */
  Status status(String what) {
    return status(CommandRun.in(folder), what, "text");
  }

  private Status status(CommandRun run, String what, String format) {
    try {
      run(run, what, format);
      return Status.OK;
    } catch (StatusException e) {
      return e.status();
    }
  }

  void run(CommandRun run, String what, String format) throws StatusException {
    ServerArguments servers =
        new ServerArguments(List.of(), Optional.empty(), List.of(), Optional.empty(), 30, List.of());
    new LintCommand(servers.loader(run.invocation()), run.invocation())
        .run(new LintCommand.Request(what, against, List.of(), format, Optional.empty(), failOn));
  }
}
