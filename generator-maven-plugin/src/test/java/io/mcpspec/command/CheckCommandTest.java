package io.mcpspec.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.diagnostic.Severity;
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

class CheckCommandTest {

  @TempDir private Path folder;
  private CommandRun run;
  private SmallSpec spec;

  @BeforeEach
  void spec() throws IOException {
    run = CommandRun.in(folder);
    spec = SmallSpec.in(folder.resolve("spec"));
  }

  private void check() throws StatusException {
    new CheckCommand(run.invocation()).run(Optional.empty(), false, false, Severity.ERROR);
  }

  private void checkDrift() throws StatusException {
    new CheckCommand(run.invocation()).run(Optional.empty(), false, true, Severity.ERROR);
  }

  private void generate() throws StatusException {
    new GenerateCommand(run.invocation()).run(Optional.empty(), false);
    run.said();
  }

  private void describeGreet(String description) throws IOException {
    String greet = Files.readString(folder.resolve("spec/tools/greet.yaml"));
    spec.with("tools/greet.yaml", greet.replaceFirst("description: .*", "description: " + description));
  }

  @Test
  void aSoundSpecIsCalledSound() throws StatusException {
    check();
    assertThat(run.said()).containsExactly("info: the spec is sound: 10 files");
  }

  @Test
  void faultsAreShownWithTheirPlaceAndHowToLearnMore() throws IOException {
    spec.with("tools/greet.yaml", Files.readString(folder.resolve("spec/tools/greet.yaml"))
        .replace("effect: read", "effect: raed"));

    CommandRun.fails(Status.FINDINGS, "the spec has 1 error, shown above", this::check);
    assertThat(run.said()).allMatch(line -> line.startsWith("error: "))
        .anyMatch(line -> line.contains("spec/tools/greet.yaml:4:9: error: unknown effect `raed`"))
        .anyMatch(line -> line.contains("1 error in 1 of 10 files"));
  }

  @Test
  void whereThereIsNoSpecTheOptionIsNamed() throws IOException {
    Files.delete(folder.resolve("spec/server.yaml"));
    CommandRun.fails(Status.CONFIG, "Pass the directory that holds it with --spec DIR.", this::check);
  }

  @Test
  void aSpecThatIsNewerThanTheGeneratedFilesIsSound() throws IOException, StatusException {
    generate();
    describeGreet("Says hello in another way.");

    check();
    assertThat(run.said()).containsExactly("info: the spec is sound: 10 files");
  }

  @Test
  void onRequestTheGeneratedFilesHaveToBeWhatTheSpecGenerates() throws IOException, StatusException {
    checkDrift();
    generate();
    checkDrift();
    describeGreet("Says hello in another way.");
    run.said();

    CommandRun.fails(Status.FINDINGS, "Run mcp-spec generate.", this::checkDrift);
    assertThat(run.said()).isNotEmpty()
        .allMatch(line -> line.startsWith("error: ") && line.endsWith(": is not what the spec generates"));
  }

  @Test
  void aGeneratedFileThatWasEditedIsReportedAndNotWritten() throws IOException, StatusException {
    generate();
    Path handlers = folder.resolve("target/generated-sources/mcp-spec/java/org/example/small/Handlers.java");
    Files.writeString(handlers, "// edited\n");
    describeGreet("Says hello in another way.");

    CommandRun.fails(Status.FINDINGS, "were edited (1 file). Change the spec", this::check);
    assertThat(run.said()).containsExactly(
        "error: java/org/example/small/Handlers.java: was edited, and generating overwrites it");
    assertThat(handlers).hasContent("// edited\n");
  }

  @Test
  void aGeneratedFileThatIsMissingIsNoFault() throws IOException, StatusException {
    generate();
    Files.delete(folder.resolve("target/generated-sources/mcp-spec/java/org/example/small/Handlers.java"));

    check();
    assertThat(run.said()).containsExactly("info: the spec is sound: 10 files");
  }

  @Test
  void anEditedLockIsReported() throws IOException, StatusException {
    new LockCommand(folder.resolve("spec"), folder.resolve("releases"), new TerminalStyle(), side -> side)
        .run(Optional.of("1.0.0"));
    check();
    run.said();

    Files.writeString(folder.resolve("releases/1.0.0/surface.json"), "{}");
    CommandRun.fails(Status.LOCK, "shown above", this::check);
    assertThat(run.said()).anyMatch(line -> line.startsWith("error: ") && line.contains("surface.json"));
  }
}
