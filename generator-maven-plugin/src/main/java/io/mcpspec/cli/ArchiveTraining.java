package io.mcpspec.cli;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs the commands that people run often, on an example: what they load goes into the archive. */
final class ArchiveTraining {

  private ArchiveTraining() {}

  /** The first argument is a directory to work in. */
  public static void main(String[] arguments) throws IOException {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    Program program = new Program(new Terminal(
        nowhere, nowhere, Path.of(arguments[0]).toAbsolutePath(), System.getenv(), Terminal.Colours.NONE));
    for (String line : List.of(
        Version.OPTION,
        "--help",
        "diff --help",
        "init",
        "check",
        "generate --mock",
        "lock spec --name 1",
        "diff 1 spec",
        "diff 1 target/generated-sources/mcp-spec/resources/mcp-spec/surface.json --format markdown",
        "import target/generated-sources/mcp-spec/resources/mcp-spec/surface.json --out adopted",
        "serve --transport none",
        "explain I05")) {
      program.run(List.of(line.split(" ")));
    }
    for (String command : List.of("diff 1", "verify 1")) {
      List<String> call = new ArrayList<>(List.of(command.split(" ")));
      call.addAll(mock(Path.of(arguments[0]).toAbsolutePath()));
      program.run(call);
    }
  }

  /** The example's own mock, as a server that is started and asked. */
  private static List<String> mock(Path directory) {
    return List.of("--", Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
        directory.resolve("target/generated-sources/mcp-spec/resources")
            + File.pathSeparator + System.getProperty("java.class.path"),
        "io.mcpspec.runtime.cli.MockMain");
  }
}
