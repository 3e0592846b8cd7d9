package io.mcpspec.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.release.SmallSpec;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the command writes and refuses; {@code ServeHttpTest} has what it serves. */
class ServeCommandTest {

  @TempDir private Path folder;
  private CommandRun run;

  @BeforeEach
  void spec() throws IOException {
    run = CommandRun.in(folder);
    SmallSpec.in(folder.resolve("spec"));
  }

  private void serve(String transport) throws StatusException {
    new ServeCommand(run.invocation(), () -> List.of(folder.resolve("runtime.jar")))
        .run(Optional.empty(), transport, 0);
  }

  @Test
  void theScriptStartsTheServedFilesWithTheRuntime() throws StatusException, IOException {
    serve("stdio");

    Path script = folder.resolve("target/mcp-spec/serve/server.sh");
    assertThat(run.said()).last().isEqualTo("result: standard input and output: " + script);
    assertThat(Files.isExecutable(script)).isTrue();
    assertThat(script).content()
        .contains(folder.resolve("target/mcp-spec/serve/resources") + ":" + folder.resolve("runtime.jar"));
    assertThat(folder.resolve("target/mcp-spec/serve/resources")).isDirectoryRecursivelyContaining("glob:**.json");
  }

  @Test
  void anUnknownTransportIsRefused() {
    CommandRun.fails(Status.CONFIG, "unknown transport `tcp`: write --transport http or --transport stdio",
        () -> serve("tcp"));
  }

  @Test
  void theReasonWhyThereIsNoRuntimeReachesTheUser() {
    CommandRun.fails(Status.LOAD, "no runtime here", () -> new ServeCommand(run.invocation(), () -> {
      throw StatusException.load("no runtime here");
    }).run(Optional.empty(), "stdio", 0));
  }
}
