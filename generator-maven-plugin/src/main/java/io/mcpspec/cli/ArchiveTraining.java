package io.mcpspec.cli;

import io.mcpspec.cli.terminal.Terminal;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs the commands that people run often, on an example: what they load goes into the archive. */
final class ArchiveTraining {

  /** The files of the example, where they are in a spec; each is a resource of the same name. */
  static final List<String> FILES = List.of(
      "server.yaml", "releases.yaml", "facts.yaml", "types/table.yaml", "tools/list_tables.yaml",
      "tools/describe.yaml", "prompts/advice/advice.yaml", "resources/note.yaml", "resources/note.md");

  private static final List<String> COMMANDS = List.of(
      Version.OPTION,
      "--help",
      "diff --help",
      "init new",
      "check",
      "lint",
      "generate",
      "lock --release 1.0.0",
      "check",
      "generate --mock --output mock",
      "diff 1.0.0 spec",
      "diff 1.0.0 mock/resources/mcp-spec/surface.json --format markdown",
      "import mock/resources/mcp-spec/surface.json --out adopted",
      "serve --transport none",
      "explain I05");

  private ArchiveTraining() {}

  /** The first argument is a directory to work in. */
  public static void main(String[] arguments) throws IOException {
    Path work = Path.of(arguments[0]).toAbsolutePath();
    write(work.resolve("spec"));
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    Program program = new Program(new Terminal(nowhere, nowhere, work, System.getenv(), Terminal.Colours.NONE));
    COMMANDS.forEach(line -> program.run(List.of(line.split(" "))));
    for (String command : List.of("lock --name 2", "diff 2", "verify 2")) {
      List<String> call = new ArrayList<>(List.of(command.split(" ")));
      call.addAll(mock(work));
      program.run(call);
    }
  }

  /** Writes the example. */
  static void write(Path spec) throws IOException {
    for (String file : FILES) {
      Path path = spec.resolve(file.replace("advice/advice.yaml", "advice/prompt.yaml"));
      Files.createDirectories(path.getParent());
      String name = path.getFileSystem().getPath(file).getFileName().toString();
      try (InputStream in = ArchiveTraining.class.getResourceAsStream("training/" + name)) {
        Files.copy(in, path);
      }
    }
  }

  /** The example's own mock, as a server that is started and asked. */
  private static List<String> mock(Path work) {
    return List.of("--", Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
        work.resolve("mock/resources") + File.pathSeparator + System.getProperty("java.class.path"),
        "io.mcpspec.runtime.cli.MockMain");
  }
}
