package io.mcpspec.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.mcpspec.client.ServerOptions;
import io.mcpspec.command.ImportCommand.Target;
import io.mcpspec.release.finding.Status;
import io.mcpspec.release.finding.StatusException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportCommandTest {

  private static final String SURFACE = """
      {"initialize": {"protocolVersion": "2025-06-18", "capabilities": {"tools": {}},
        "serverInfo": {"name": "clock", "version": "1.0.0"}},
       "tools": [{"name": "now", "description": "Says the time.", "inputSchema": {"type": "object"}}]}
      """;

  @TempDir private Path folder;
  private CommandRun run;

  @BeforeEach
  void surface() throws IOException {
    run = CommandRun.in(folder);
    Files.writeString(folder.resolve("clock.json"), SURFACE);
  }

  private ImportSource surface(String file) {
    return source(Optional.of(folder.resolve(file)), Optional.empty(), Optional.empty());
  }

  private static ImportSource source(Optional<Path> surface, Optional<String> url, Optional<Path> prompt) {
    return new ImportSource(
        surface, Optional.empty(), url, prompt, Optional.empty(), Optional.empty(),
        ServerOptions.in(Path.of(""), Duration.ofSeconds(1)));
  }

  private void run(ImportSource source, boolean project, boolean dryRun) throws StatusException {
    new ImportCommand(run.invocation())
        .run(source, new Target(Path.of("adopted"), Optional.empty(), project, true, dryRun));
  }

  @Test
  void aProjectIsShownAndThenWritten() throws StatusException {
    run(surface("clock.json"), true, true);
    assertThat(run.said()).contains(
        "info: would write: adopted/spec/tools/now.yaml", "info: would write: adopted/pom.xml");
    assertThat(folder.resolve("adopted")).doesNotExist();

    run(surface("clock.json"), true, false);
    assertThat(folder.resolve("adopted/spec/tools/now.yaml")).isRegularFile();
    assertThat(folder.resolve("adopted/pom.xml")).isRegularFile();
    assertThat(run.said()).anyMatch(line -> line.startsWith("info: `mvn package` makes a jar"));
  }

  @Test
  void aSpecThatIsThereIsBroughtUpToDateWithAReview() throws IOException, StatusException {
    run(surface("clock.json"), false, false);
    run(surface("clock.json"), false, false);
    assertThat(run.said()).last()
        .isEqualTo("info: the spec already says what the server publishes; nothing was changed");

    Files.writeString(folder.resolve("clock.json"), SURFACE.replace("Says the time.", "Tells the time."));
    run(surface("clock.json"), false, false);
    assertThat(run.said())
        .anyMatch(line -> line.startsWith("result: ") && line.contains("tool/now"))
        .contains("info: written: adopted/tools/now.yaml");
    assertThat(folder.resolve("adopted/tools/now.yaml")).content().contains("Tells the time.");
  }

  @Test
  void exactlyOneSourceIsImported() {
    CommandRun.fails(
        Status.CONFIG,
        "by one of --surface FILE.json, --server \"COMMAND ARGS\", --url http://… and --prompt FILE.md",
        () -> run(source(Optional.empty(), Optional.empty(), Optional.empty()), false, false));
    CommandRun.fails(Status.CONFIG, "by one of", () -> run(
        source(Optional.of(folder.resolve("clock.json")), Optional.of("http://127.0.0.1:9"), Optional.empty()),
        false, false));
  }

  @Test
  void whatCannotBeReadIsSaidBeforeTheCommandFails() throws IOException {
    fails(surface("none.json"), "error: there is no file `" + folder.resolve("none.json") + "`");
    Files.writeString(folder.resolve("clock.json"), "[]");
    fails(surface("clock.json"), "error: `" + folder.resolve("clock.json")
        + "` holds no JSON object with `initialize`, `tools`, … as its members");
    fails(source(Optional.empty(), Optional.of("localhost:8080"), Optional.empty()),
        "error: `localhost:8080` is not the URL of a server: write http://HOST:PORT/PATH");
    fails(source(Optional.empty(), Optional.empty(), Optional.of(folder.resolve("clock.json"))),
        "error: say which prompt it is and of which release: --id PROMPT --release R");
  }

  private void fails(ImportSource source, String line) {
    CommandRun.fails(Status.LOAD, "nothing was imported: the reason is shown above", () -> run(source, false, false));
    assertThat(run.said()).containsExactly(line);
    assertThat(folder.resolve("adopted")).doesNotExist();
  }
}
