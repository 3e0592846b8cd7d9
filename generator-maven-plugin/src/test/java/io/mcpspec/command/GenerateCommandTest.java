package io.mcpspec.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.release.SmallSpec;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GenerateCommandTest {

  @TempDir private Path folder;
  private CommandRun run;

  @BeforeEach
  void spec() throws IOException {
    run = CommandRun.in(folder);
    SmallSpec.in(folder.resolve("spec"));
  }

  private void generate(Optional<Path> generated, boolean mock) throws StatusException {
    new GenerateCommand(run.invocation()).run(generated, mock);
  }

  @Test
  void writesWhatChangedAndNothingTwice() throws StatusException {
    generate(Optional.empty(), false);
    assertThat(run.said()).singleElement().asString().matches("info: \\d+ files generated from 10: .*");
    assertThat(folder.resolve("target/generated-sources/mcp-spec/resources")).isDirectory();
    assertThat(folder.resolve("spec/schema")).isDirectory();

    generate(Optional.empty(), false);
    assertThat(run.said()).containsExactly("info: generated files are up to date");

    generate(Optional.empty(), true);
    assertThat(run.said()).last().asString().startsWith("info: ").contains("files generated");
  }

  @Test
  void aChangedLockIsNeverUpToDate() throws IOException, StatusException {
    new LockCommand(folder.resolve("spec"), folder.resolve("releases"), new TerminalStyle(), side -> side)
        .run(Optional.of("1.0.0"));
    generate(Optional.empty(), false);
    Files.writeString(folder.resolve("releases/1.0.0/surface.json"), "{}");

    CommandRun.fails(Status.LOCK, "is not what was locked", () -> generate(Optional.empty(), false));
  }

  @Test
  void aDirectoryIsTakenFromWhereTheProgramWasStarted() throws StatusException {
    generate(Optional.of(Path.of("made")), false);
    assertThat(folder.resolve("made/java/org/example/small/Handlers.java")).isRegularFile();
  }

  @Test
  void filesOfOthersAreNotOverwritten() throws IOException {
    Path mine = folder.resolve("made/java/org/example/small/Handlers.java");
    Files.createDirectories(mine.getParent());
    Files.writeString(mine, "// mine\n");

    CommandRun.fails(Status.CONFIG, "Handlers.java", () -> generate(Optional.of(Path.of("made")), false));
    assertThat(mine).hasContent("// mine\n");
  }

  @Test
  void aDirectoryThatCannotBeWrittenIsNamed() throws IOException {
    Files.writeString(folder.resolve("made"), "a file");
    CommandRun.fails(Status.CONFIG, "cannot write to `" + folder.resolve("made"),
        () -> generate(Optional.of(Path.of("made")), false));
  }
}
