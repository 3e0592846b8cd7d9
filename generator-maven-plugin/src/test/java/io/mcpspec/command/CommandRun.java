package io.mcpspec.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Runs commands in a folder, without Maven and without a terminal. */
record CommandRun(Path folder, CapturedOutput output) {

  static CommandRun in(Path folder) {
    return new CommandRun(folder, new CapturedOutput());
  }

  Invocation invocation() {
    return new Invocation(
        new Workplace(folder, folder, Optional.empty(), Optional.of(Path.of("releases"))),
        new TerminalStyle(), output);
  }

  /** What was said since the last time. */
  List<String> said() {
    List<String> said = List.copyOf(output.lines());
    output.lines().clear();
    return said;
  }

  static void fails(Status status, String message, ThrowingCallable command) {
    assertThatExceptionOfType(StatusException.class).isThrownBy(command)
        .withMessageContaining(message)
        .satisfies(fault -> assertThat(fault.status()).isEqualTo(status));
  }
}
