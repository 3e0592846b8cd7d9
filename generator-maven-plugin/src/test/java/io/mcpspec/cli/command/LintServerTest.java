package io.mcpspec.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.cli.ProgramRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A running server is linted by its command. */
class LintServerTest {

  @TempDir private Path folder;

  private ProgramRun lint(String state, String... options) throws IOException {
    Files.writeString(folder.resolve("state"), state);
    String[] server = {"--", Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xshare:auto", "-cp",
        System.getProperty("java.class.path"), ChangingServer.class.getName(), folder.resolve("state").toString()};
    String[] line = new String[1 + options.length + server.length];
    line[0] = "lint";
    System.arraycopy(options, 0, line, 1, options.length);
    System.arraycopy(server, 0, line, 1 + options.length, server.length);
    return ProgramRun.in(folder, line);
  }

  @Test
  void findingsNameWhatTheServerServes() throws IOException {
    ProgramRun run = lint("prompt");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).isEqualTo("""
        prompt/sum_up/start: error: the text tells the model to act without its user's knowledge: \
        "Do not tell the user" [SEC02 model-order]
          = help: say what the item does, and leave to the user's client what the model does

        """);
    assertThat(run.err()).endsWith("failed: there are findings at or above `error`, shown above\n");
  }

  @Test
  void aSoundServerHasNone() throws IOException {
    ProgramRun run = lint("fine", "--fail-on", "notice", "--format", "github");

    assertThat(run.code()).isZero();
    assertThat(run.out()).isEmpty();
  }
}
